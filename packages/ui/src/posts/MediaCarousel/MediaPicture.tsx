import { useEffect, useEffectEvent, useState } from 'react';
import { Icon } from '../../controls/Icon/Icon.tsx';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { IMAGE_OFF } from '../../controls/icons/image-off.ts';
import { ZOOM_IN } from '../../controls/icons/zoom-in.ts';
import { useZoom } from '../../interaction/useZoom.ts';
import { useImageComponent, useMessages } from '../../provider/UiProvider.tsx';
import { postViewerMessages } from '../post-viewer.messages.ts';
import * as styles from './MediaCarousel.css.ts';
import { boxOf, type PostMedium } from './post-medium.ts';

/** What share of a screen it has, and for a closer look the finest picture that there is. */
const SIZES = '(min-width: 700px) 60vw, 100vw';
const CLOSE = '300vw';

interface MediaPictureProps {
  medium: PostMedium;
  name: string;
  /** Whether it is what people wait for. */
  isFirst: boolean;
  /** Whether it is to be loaded. */
  isNear: boolean;
  onZoomedChange(isZoomed: boolean): void;
}

/** A picture of a post, whole, which can be looked at closely. */
export function MediaPicture({ medium, name, isFirst, isNear, onZoomedChange }: MediaPictureProps) {
  const { zoom, mediumFailed } = useMessages(postViewerMessages);
  const Image = useImageComponent();
  const { isZoomed, toggle, surface, onKeyDown } = useZoom<HTMLDivElement>();
  const [failedSrc, setFailedSrc] = useState<string>();
  const { src } = medium;
  const isFailed = !src || failedSrc === src;

  const tell = useEffectEvent(onZoomedChange);
  useEffect(() => tell(isZoomed), [isZoomed]);

  return (
    // The keys are those of the button in it.
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    <div className={styles.stage} onKeyDown={onKeyDown}>
      <div
        {...surface}
        className={styles.surface}
        // Strokes up and down are for what it lies in.
        style={{ ...surface.style, touchAction: isZoomed ? 'none' : 'pan-x' }}
        data-zoomed={isZoomed || undefined}
      >
        {isFailed ? (
          <p className={styles.failed}>
            <Icon path={IMAGE_OFF} size={24} strokeWidth={1.5} />
            <span>{name}</span>
            <span>{mediumFailed}</span>
          </p>
        ) : (
          <span className={styles.box} style={boxOf(medium)}>
            {isNear && (
              <Image
                className={styles.fitted}
                src={src}
                srcSet={medium.srcSet}
                sizes={medium.srcSet && (isZoomed ? CLOSE : SIZES)}
                width={medium.width || undefined}
                height={medium.height || undefined}
                alt={name}
                fetchPriority={isFirst ? 'high' : 'low'}
                decoding="async"
                draggable={false}
                onError={() => setFailedSrc(src)}
              />
            )}
          </span>
        )}
      </div>
      {!isFailed && (
        <IconButton
          variant="floating"
          className={styles.zoom}
          label={zoom}
          icon={<Icon path={ZOOM_IN} size={20} strokeWidth={1.75} />}
          aria-pressed={isZoomed}
          onClick={toggle}
        />
      )}
    </div>
  );
}
