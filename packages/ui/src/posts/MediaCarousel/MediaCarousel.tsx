'use client';
import { useRef, useState } from 'react';
import { Carousel, type CarouselProps } from '../../controls/Carousel/Carousel.tsx';
import { classNames } from '../../controls/classNames.ts';
import { Icon } from '../../controls/Icon/Icon.tsx';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { ZOOM_IN } from '../../controls/icons/zoom-in.ts';
import { useControlled } from '../../interaction/useControlled.ts';
import { keyed } from '../../provider/lists.ts';
import { useMessages } from '../../provider/UiProvider.tsx';
import { postViewerMessages } from '../post-viewer.messages.ts';
import * as styles from './MediaCarousel.css.ts';
import { MediaPicture, type PictureZoom } from './MediaPicture.tsx';
import { MediaVideo } from './MediaVideo.tsx';
import type { PostMedium } from './post-medium.ts';

/** Props of `MediaCarousel`, including those of a `<section>`. */
export interface MediaCarouselProps
  extends Omit<CarouselProps, 'children' | 'tools' | 'locked' | 'previousLabel' | 'nextLabel'> {
  media: readonly PostMedium[];
  /** Whether the carousel is covered, such as by another layer; its video then pauses. */
  away?: boolean | undefined;
}

/**
 * Pictures and videos of a post, one at a time, each shown whole. Fingers, buttons and arrow keys step
 * without wrapping round. Pictures can be enlarged; a visible video plays muted. Media load when they are
 * visible or adjacent.
 */
export function MediaCarousel({
  media,
  away = false,
  quiet = false,
  index: given,
  defaultIndex = 0,
  onIndexChange,
  className,
  ...rest
}: MediaCarouselProps) {
  const messages = useMessages(postViewerMessages);
  const [index, setIndex] = useControlled(given, defaultIndex);
  const [firstShown] = useState(index);
  const zooms = useRef(new Map<number, PictureZoom>());
  const [zoomed, setZoomed] = useState<number>();
  const [failed, setFailed] = useState<ReadonlySet<number>>(none);
  const reached = useReached(index);
  const shown = media?.[index];
  const canZoom = shown && shown.kind !== 'video' && shown.src && !failed.has(index);
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
      locked={zoomed === index}
      quiet={quiet || away}
      tools={
        canZoom && (
          <IconButton
            variant="floating"
            className={styles.zoom}
            label={messages.zoom}
            icon={<Icon path={ZOOM_IN} size={20} strokeWidth={1.75} />}
            aria-pressed={zoomed === index}
            onClick={() => zooms.current.get(index)?.toggle()}
            onKeyDown={(event) => zooms.current.get(index)?.onKeyDown(event)}
          />
        )
      }
    >
      {keyed('MediaCarousel', media, ({ id }) => id).map(([key, medium], place) => {
        const isNear = reached(place);
        return medium.kind === 'video' ? (
          <MediaVideo
            key={key}
            medium={medium}
            isNear={isNear}
            name={medium.alt || messages.video(place + 1)}
            isShown={place === index && !away}
          />
        ) : (
          <MediaPicture
            key={key}
            ref={(zoom) => {
              if (zoom) zooms.current.set(place, zoom);
              else zooms.current.delete(place);
            }}
            medium={medium}
            isFirst={place === firstShown}
            isNear={isNear}
            name={medium.alt || messages.picture(place + 1)}
            onFailedChange={(isFailed) =>
              setFailed((before) => {
                if (before.has(place) === isFailed) return before;
                return new Set(isFailed ? [...before, place] : [...before].filter((one) => one !== place));
              })
            }
            onZoomedChange={(isZoomed) =>
              setZoomed((before) => (isZoomed ? place : before === place ? undefined : before))
            }
          />
        );
      })}
    </Carousel>
  );
}

const none: ReadonlySet<number> = new Set();

/** Returns a function that tells whether a place is between the visited ones or adjacent to them. */
function useReached(index: number): (place: number) => boolean {
  const [seen, setSeen] = useState({ from: index, to: index });
  const from = Math.min(seen.from, index);
  const to = Math.max(seen.to, index);
  if (from !== seen.from || to !== seen.to) setSeen({ from, to });
  return (place) => place >= from - 1 && place <= to + 1;
}
