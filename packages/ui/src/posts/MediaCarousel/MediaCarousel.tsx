'use client';
import { useState } from 'react';
import { Carousel, type CarouselProps } from '../../controls/Carousel/Carousel.tsx';
import { classNames } from '../../controls/classNames.ts';
import { useControlled } from '../../interaction/useControlled.ts';
import { keyed } from '../../provider/lists.ts';
import { useMessages } from '../../provider/UiProvider.tsx';
import { postViewerMessages } from '../post-viewer.messages.ts';
import * as styles from './MediaCarousel.css.ts';
import { MediaPicture } from './MediaPicture.tsx';
import { MediaVideo } from './MediaVideo.tsx';
import type { PostMedium } from './post-medium.ts';

/** Pictures and videos, which of them is seen, and the properties of an HTML section. */
export interface MediaCarouselProps
  extends Omit<CarouselProps, 'children' | 'locked' | 'previousLabel' | 'nextLabel'> {
  media: readonly PostMedium[];
  /** Whether nobody looks at it now, as while something lies over it: its video stands still. */
  away?: boolean | undefined;
}

/**
 * Pictures and videos of one post in one place: stepped through by a finger, by buttons and by the arrow keys, without going round.
 * Each is shown whole; pictures can be looked at closely; a video runs without sound while it is seen. What lies beside the one that is
 * seen is loaded already, all else when somebody comes near.
 */
export function MediaCarousel({
  media,
  away = false,
  index: given,
  defaultIndex = 0,
  onIndexChange,
  className,
  ...rest
}: MediaCarouselProps) {
  const messages = useMessages(postViewerMessages);
  const [index, setIndex] = useControlled(given, defaultIndex);
  const [isZoomed, setZoomed] = useState(false);
  const reached = useReached(index);
  return (
    <Carousel
      previousLabel={messages.previousMedium}
      nextLabel={messages.nextMedium}
      {...rest}
      className={classNames(styles.carousel, className)}
      index={index}
      onIndexChange={(next) => {
        setIndex(next);
        onIndexChange?.(next);
      }}
      locked={isZoomed}
    >
      {keyed('MediaCarousel', media, ({ id }) => id).map(([key, medium], place) => {
        const shown = {
          medium,
          isFirst: place === 0,
          isNear: reached(place),
        };
        return medium.kind === 'video' ? (
          <MediaVideo
            key={key}
            {...shown}
            name={medium.alt || messages.video(place + 1)}
            isShown={place === index && !away}
          />
        ) : (
          <MediaPicture
            key={key}
            {...shown}
            name={medium.alt || messages.picture(place + 1)}
            onZoomedChange={setZoomed}
          />
        );
      })}
    </Carousel>
  );
}

/** Whether a place was seen, or lies beside one that was. */
function useReached(index: number): (place: number) => boolean {
  const [seen, setSeen] = useState({ from: index, to: index });
  const from = Math.min(seen.from, index);
  const to = Math.max(seen.to, index);
  if (from !== seen.from || to !== seen.to) setSeen({ from, to });
  return (place) => place >= from - 1 && place <= to + 1;
}
