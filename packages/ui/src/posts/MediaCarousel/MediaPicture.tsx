import {
  type KeyboardEvent,
  type Ref,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { Icon } from '../../controls/Icon/Icon.tsx';
import { IMAGE_OFF } from '../../controls/icons/image-off.ts';
import { useFailedMedia } from '../../interaction/useFailedMedia.ts';
import { useIsServerPass } from '../../interaction/useIsDrawn.ts';
import { useZoom } from '../../interaction/useZoom.ts';
import { useImageComponent, useMessages } from '../../provider/UiProvider.tsx';
import { postTileSizes } from '../post-tile-geometry.ts';
import { postViewerMessages } from '../post-viewer.messages.ts';
import * as styles from './MediaCarousel.css.ts';
import { boxOf, groundOf, type PostMedium } from './post-medium.ts';

/** `CLOSE` selects the finest source for an enlarged picture. */
const SIZES = '(min-width: 700px) 60vw, 100vw';
const CLOSE = '300vw';

/** The actions of a picture for a button outside of it. */
export interface PictureZoom {
  /** Enlarges the picture, or shows it whole again. */
  toggle(): void;
  /** Handles the keys of the button. */
  onKeyDown(event: KeyboardEvent): void;
}

interface MediaPictureProps {
  medium: PostMedium;
  name: string;
  /** Whether the picture loads with high priority. */
  isFirst: boolean;
  /** Whether to load the picture. */
  isNear: boolean;
  onZoomedChange(isZoomed: boolean): void;
  onFailedChange(isFailed: boolean): void;
  ref: Ref<PictureZoom>;
}

export function MediaPicture({
  medium,
  name,
  isFirst,
  isNear,
  onZoomedChange,
  onFailedChange,
  ref,
}: MediaPictureProps) {
  const { mediumFailed } = useMessages(postViewerMessages);
  const Image = useImageComponent();
  const { isZoomed, toggle, surface, onKeyDown } = useZoom<HTMLDivElement>();
  useImperativeHandle(ref, () => ({ toggle, onKeyDown }));
  const { src } = medium;

  const fallback = useRef<HTMLParagraphElement>(null);
  const { isFailed, onError } = useFailedMedia(src, fallback);

  const tell = useEffectEvent(onZoomedChange);
  useEffect(() => tell(isZoomed), [isZoomed]);
  const tellOfFailure = useEffectEvent(onFailedChange);
  useEffect(() => tellOfFailure(isFailed), [isFailed]);

  return (
    <div className={styles.stage} style={groundOf(medium)}>
      <div
        {...surface}
        className={styles.surface}
        // Horizontal strokes scroll; vertical ones are left to event handlers around the picture.
        style={{ ...surface.style, touchAction: isZoomed ? 'none' : 'pan-x' }}
        data-zoomed={isZoomed || undefined}
      >
        {isFailed || !src ? (
          <p ref={fallback} className={styles.failed}>
            <Icon path={IMAGE_OFF} size={24} strokeWidth={1.5} />
            <span>{name}</span>
            <span>{mediumFailed}</span>
          </p>
        ) : (
          <span className={styles.box} style={boxOf(medium)}>
            {isFirst && <Preview medium={medium} />}
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
                onError={onError}
              />
            )}
          </span>
        )}
      </div>
    </div>
  );
}

/** The source that a tile of the post has loaded already, below the picture until this has arrived. */
function Preview({ medium: { src, srcSet } }: { medium: PostMedium }) {
  const Image = useImageComponent();
  // A server-rendered post has no tile.
  const isServerPass = useIsServerPass();
  const [isWanted] = useState(!isServerPass);
  if (!isWanted || !srcSet) return null;
  return (
    <Image
      className={styles.preview}
      src={src}
      srcSet={srcSet}
      sizes={postTileSizes}
      alt=""
      fetchPriority="low"
      draggable={false}
    />
  );
}
