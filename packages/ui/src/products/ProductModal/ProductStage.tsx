import {
  type CSSProperties,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
} from 'react';
import { Icon } from '../../controls/Icon/Icon.tsx';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { ZOOM_IN } from '../../controls/icons/zoom-in.ts';
import { useZoom } from '../../interaction/useZoom.ts';
import { type PictureSource, pictureAspectRatio } from '../../layout/picture-aspect-ratio.ts';
import { useMessages } from '../../provider/UiProvider.tsx';
import { ProductPicture } from '../ProductPicture/ProductPicture.tsx';
import { productDetailsMessages } from '../product-details.messages.ts';
import * as styles from './ProductStage.css.ts';

interface ProductStageProps {
  picture: PictureSource | null | undefined;
  alt: string;
  /** Whether the picture loads with high priority. */
  priority: boolean;
  onZoomedChange(isZoomed: boolean): void;
}

/** `CLOSE` selects the finest source for an enlarged picture. */
const SIZES = '(min-width: 1025px) 612px, 100vw';
const CLOSE = '300vw';

/** A zoomable picture, whose edges continue into the free room of the box. */
export function ProductStage({ picture, alt, priority, onZoomedChange }: ProductStageProps) {
  const { zoom } = useMessages(productDetailsMessages);
  const { isZoomed, toggle, surface, onKeyDown } = useZoom<HTMLDivElement>();
  const [shown, setShown] = useState<string>();

  const tell = useEffectEvent(onZoomedChange);
  useEffect(() => tell(isZoomed), [isZoomed]);

  // The picture may have loaded before this component could listen.
  useLayoutEffect(() => {
    const image = surface.ref.current?.querySelector('img');
    if (image?.complete && image.naturalWidth > 0) setShown(image.currentSrc);
  }, [surface.ref]);

  const look = {
    ...surface.style,
    '--ratio': pictureAspectRatio(picture),
    // The file that the browser chose for the picture, so the background loads no other.
    ...(shown && { '--ground': `url(${JSON.stringify(shown)})` }),
    backgroundColor: picture?.placeholder ?? undefined,
  } as CSSProperties;
  const takeGround = ({ target }: SyntheticEvent) => {
    if (target instanceof HTMLImageElement) setShown(target.currentSrc);
  };
  return (
    // Handles the keys of the button inside.
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    <div className={styles.stage} onKeyDown={onKeyDown}>
      <div
        {...surface}
        className={styles.surface}
        style={look}
        data-zoomed={isZoomed || undefined}
        onLoadCapture={takeGround}
      >
        {shown && styles.grounds.map((ground) => <span key={ground} className={ground} />)}
        <div className={styles.picture} data-stage={priority ? '' : undefined}>
          <ProductPicture {...picture} alt={alt} sizes={isZoomed ? CLOSE : SIZES} priority={priority} />
        </div>
      </div>
      {picture && (
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
