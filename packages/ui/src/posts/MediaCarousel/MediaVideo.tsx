import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../../controls/Icon/Icon.tsx';
import { IMAGE_OFF } from '../../controls/icons/image-off.ts';
import { useInSight } from '../../interaction/useInSight.ts';
import { useMessages } from '../../provider/UiProvider.tsx';
import { postViewerMessages } from '../post-viewer.messages.ts';
import * as styles from './MediaCarousel.css.ts';
import { boxOf, type PostMedium } from './post-medium.ts';

interface MediaVideoProps {
  medium: PostMedium;
  name: string;
  /** Whether it is to be loaded. */
  isNear: boolean;
  /** Whether it is the one that the carousel shows. */
  isShown: boolean;
}

/** A video of a post: it runs without sound while it is seen, unless its viewer wants little motion, and can be stopped. */
export function MediaVideo({ medium, name, isNear, isShown }: MediaVideoProps) {
  const { videoFailed } = useMessages(postViewerMessages);
  const video = useRef<HTMLVideoElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const isInSight = useInSight(stage);
  const isSeen = isInSight && isShown;
  // What somebody stopped stays so when they come back, and what they started goes on.
  const runs = useRef<boolean>(undefined);
  const [failedSrc, setFailedSrc] = useState<string>();
  const { src } = medium;
  const isFailed = failedSrc === src;

  useLayoutEffect(() => {
    // React sets no attribute for it, and browsers let nothing run by itself that is heard.
    if (video.current) video.current.muted = true;
  }, []);
  // Along with what is drawn: a pause of its own, told in between, would pass for one of its viewer's.
  useLayoutEffect(() => {
    const element = video.current;
    if (!element || isFailed) return;
    if (!(isInSight && isShown)) {
      element.pause();
      return;
    }
    runs.current ??= !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    // A browser may refuse, to save power: then its own button starts it.
    if (runs.current) void element.play()?.catch(() => undefined);
    // Both, since it may be started and left before the browser has said that it is in sight.
  }, [isInSight, isShown, isFailed]);
  // In a page that a server drew, it may have failed before anybody could hear of it.
  useEffect(() => {
    if (video.current?.error) setFailedSrc(src);
  }, [src]);

  return (
    <div ref={stage} className={styles.stage}>
      {isFailed ? (
        <p className={styles.failed}>
          <Icon path={IMAGE_OFF} size={24} strokeWidth={1.5} />
          <span>{name}</span>
          <span>{videoFailed}</span>
        </p>
      ) : (
        <span className={styles.box} style={boxOf(medium)}>
          <video
            ref={video}
            // Its controls take the focus in some browsers only.
            tabIndex={0}
            className={styles.fitted}
            aria-label={name}
            src={(isNear && src) || undefined}
            poster={(isNear && medium.poster) || undefined}
            preload={isNear ? 'metadata' : 'none'}
            muted
            loop
            playsInline
            controls
            onPlay={() => (runs.current = true)}
            onPause={({ currentTarget }) => {
              if (isSeen && currentTarget.paused) runs.current = false;
            }}
            onError={() => setFailedSrc(src)}
          />
        </span>
      )}
    </div>
  );
}
