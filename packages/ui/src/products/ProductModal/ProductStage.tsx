'use client';
import { type CSSProperties, type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react';
import { ProductPicture } from '../ProductPicture/ProductPicture.tsx';
import { type ProductPictureSource, pictureAspectRatio } from '../ProductPicture/picture-aspect-ratio.ts';
import * as styles from './ProductStage.css.ts';

interface ProductStageProps {
  picture: ProductPictureSource | null | undefined;
  alt: string;
  /** Media conditions and widths for `srcSet`. */
  sizes: string;
  /** Whether it is what people wait for. */
  priority: boolean;
}

/** A picture in a box of another shape: what the picture leaves free goes on with the ground that it stands on. */
export function ProductStage({ picture, alt, sizes, priority }: ProductStageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<string>();

  // It may have arrived before this component could listen.
  useLayoutEffect(() => {
    const image = stage.current?.querySelector('img');
    if (image?.complete && image.naturalWidth > 0) setShown(image.currentSrc);
  }, []);

  const look = {
    '--ratio': pictureAspectRatio(picture),
    // The file that the browser chose, so that no other one is fetched for this.
    ...(shown && { '--ground': `url(${JSON.stringify(shown)})` }),
    backgroundColor: picture?.placeholder ?? undefined,
  } as CSSProperties;
  const takeGround = ({ target }: SyntheticEvent) => {
    if (target instanceof HTMLImageElement) setShown(target.currentSrc);
  };
  return (
    <div ref={stage} className={styles.stage} style={look} onLoadCapture={takeGround}>
      {shown && styles.grounds.map((ground) => <span key={ground} className={ground} />)}
      <div className={styles.picture}>
        <ProductPicture {...picture} alt={alt} sizes={sizes} priority={priority} />
      </div>
    </div>
  );
}
