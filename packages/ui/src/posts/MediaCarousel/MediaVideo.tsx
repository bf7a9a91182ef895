import { useEffect, useRef } from 'react';
import * as styles from './MediaCarousel.css.ts';
import { boxOf, type PostMedium } from './post-medium.ts';

interface MediaVideoProps {
  medium: PostMedium;
  name: string;
  /** Whether it is to be loaded. */
  isNear: boolean;
  /** Whether it is what somebody looks at. */
  isSeen: boolean;
}

/** A video of a post: it runs without sound while it is seen, unless its viewer wants little motion, and can be stopped. */
export function MediaVideo({ medium, name, isNear, isSeen }: MediaVideoProps) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const element = video.current;
    if (!element || !isSeen) return;
    // React sets no attribute for it, and browsers let nothing run by itself that is heard.
    element.muted = true;
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    // A browser may refuse, to save power: then its own button starts it.
    if (!isStill) void element.play()?.catch(() => undefined);
    return () => element.pause();
  }, [isSeen]);
  return (
    <div className={styles.stage}>
      <span className={styles.box} style={boxOf(medium)}>
        <video
          ref={video}
          // Its controls take the focus in some browsers only.
          tabIndex={0}
          className={styles.fitted}
          aria-label={name}
          src={(isNear && medium.src) || undefined}
          poster={(isNear && medium.poster) || undefined}
          preload={isNear ? 'metadata' : 'none'}
          muted
          loop
          playsInline
          controls
        />
      </span>
    </div>
  );
}
