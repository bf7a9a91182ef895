'use client';
import { type ComponentProps, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { classNames } from '../../controls/classNames.ts';
import { Icon } from '../../controls/Icon/Icon.tsx';
import { IMAGE_OFF } from '../../controls/icons/image-off.ts';
import { kerningFor } from '../../format/kerningFor.ts';
import { useFailedMedia } from '../../interaction/useFailedMedia.ts';
import { type PictureSource, pictureAspectRatio } from '../../layout/picture-aspect-ratio.ts';
import { useUi } from '../../provider/UiProvider.tsx';
import * as styles from './ProductPicture.css.ts';

/** A picture with its intrinsic size and placeholder. */
export type ProductPictureSource = PictureSource;

/** Props of `ProductPicture`, including those of a `<span>`. */
export interface ProductPictureProps
  extends Omit<PictureSource, 'src'>,
    Omit<ComponentProps<'span'>, 'children' | 'placeholder'> {
  /** Address of the picture; without it, the fallback shows. */
  src?: string | null | undefined;
  /** Displayed width of the picture, as in HTML. Used only with `srcSet`. */
  sizes?: string | undefined;
  /** Alternative text; empty if the name stands beside the picture. */
  alt: string;
  /** Product name for the fallback; `alt` by default. */
  name?: string | undefined;
  /** Whether the picture loads at once with high priority; others load lazily. */
  priority?: boolean | undefined;
}

/** A picture in a box of its own shape: a flat colour until decoded, the product's name on failure. */
export function ProductPicture({
  src,
  srcSet,
  sizes,
  width,
  height,
  placeholder,
  alt,
  name = alt,
  priority = false,
  className,
  style,
  ...rest
}: ProductPictureProps) {
  const { imageComponent: Image } = useUi();
  const image = useRef<HTMLImageElement>(null);
  const fallback = useRef<HTMLSpanElement>(null);
  const { isFailed, onError } = useFailedMedia(src, fallback);
  const fail = useEffectEvent(onError);

  // A cached or server-rendered picture may have loaded or failed before this component could listen.
  useLayoutEffect(() => {
    if (!src || !image.current?.complete) return;
    if (image.current.naturalWidth > 0) image.current.dataset.decoded = '';
    else fail();
  }, [src]);

  return (
    <span
      {...rest}
      className={classNames(styles.box, className)}
      style={{
        aspectRatio: pictureAspectRatio({ width, height }),
        backgroundColor: placeholder ?? undefined,
        ...style,
      }}
    >
      {!src || isFailed ? (
        <span ref={fallback} className={styles.fallback} aria-hidden={alt === '' || undefined}>
          <Icon path={IMAGE_OFF} size={24} strokeWidth={1.5} />
          <span className={styles.fallbackName} style={kerningFor(name)}>
            {name}
          </span>
        </span>
      ) : (
        <Image
          ref={image}
          className={styles.image}
          src={src}
          srcSet={srcSet}
          sizes={srcSet && sizes}
          width={width || undefined}
          height={height || undefined}
          alt={alt}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'low'}
          decoding="async"
          data-priority={priority || undefined}
          onLoad={(event) => void showDecoded(event.currentTarget)}
          onError={onError}
        />
      )}
    </span>
  );
}

// Sets an attribute, not state, or a screen of pictures would render twice. The attribute stays while a newer
// address loads, as the browser keeps the old picture.
async function showDecoded(image: HTMLImageElement) {
  await image.decode().catch(() => undefined);
  image.dataset.decoded = '';
}
