import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { Icon } from '../../controls/Icon/Icon.tsx';
import { IMAGE_OFF } from '../../controls/icons/image-off.ts';
import { useFailedMedia } from '../../interaction/useFailedMedia.ts';
import { useInSight } from '../../interaction/useInSight.ts';
import { useMessages } from '../../provider/UiProvider.tsx';
import { postViewerMessages } from '../post-viewer.messages.ts';
import * as styles from './MediaCarousel.css.ts';
import { boxOf, groundOf, type PostMedium } from './post-medium.ts';

interface MediaVideoProps {
  medium: PostMedium;
  name: string;
  isNear: boolean;
  isShown: boolean;
}

/** Plays muted while visible, unless the viewer paused it or prefers reduced motion. */
export function MediaVideo({ medium, name, isNear, isShown }: MediaVideoProps) {
  const { videoFailed } = useMessages(postViewerMessages);
  const video = useRef<HTMLVideoElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const isInSight = useInSight(stage);
  const isSeen = isInSight && isShown;
  // Whether the video plays while visible, by the viewer's last choice; undefined until first visible.
  const runs = useRef<boolean>(undefined);
  const { src } = medium;
  const { isFailed, onError } = useFailedMedia(src, stage);
  const fail = useEffectEvent(onError);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a failed video is mounted anew
  useLayoutEffect(() => {
    // React does not set the `muted` attribute, and browsers autoplay only muted videos.
    if (video.current) video.current.muted = true;
  }, [isFailed]);
  // A layout effect, so that the event of our own pause does not count as the viewer's.
  useLayoutEffect(() => {
    const element = video.current;
    if (!element || isFailed) return;
    if (!(isInSight && isShown)) {
      element.pause();
      return;
    }
    runs.current ??= !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    // A browser may refuse to play, to save power; the video's controls still start it.
    if (runs.current) void element.play()?.catch(() => undefined);
    // With `isSeen` instead, a video that the viewer starts and leaves before the browser reports it in sight
    // would not pause.
  }, [isInSight, isShown, isFailed]);
  // A server-rendered video may have failed before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address
  useEffect(() => {
    if (video.current?.error) fail();
  }, [src]);

  return (
    <div ref={stage} className={styles.videoStage} style={groundOf(medium)}>
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
            // Only some browsers make native controls focusable.
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
            onError={onError}
          />
        </span>
      )}
    </div>
  );
}
