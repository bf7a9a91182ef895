'use client';
import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from '../../controls/classNames.ts';
import { Icon } from '../../controls/Icon/Icon.tsx';
import { IMAGE_OFF } from '../../controls/icons/image-off.ts';
import { kerningFor } from '../../format/kerningFor.ts';
import { type PictureSource, pictureAspectRatio } from '../../layout/picture-aspect-ratio.ts';
import { useUi } from '../../provider/UiProvider.tsx';
import * as styles from './ProductPicture.css.ts';

/** A product's picture, as the server describes it. */
export type ProductPictureSource = PictureSource;

/** Where a picture is, its shape, what stands in its place, and the properties of an HTML span. */
export interface ProductPictureProps
  extends Omit<PictureSource, 'src'>,
    Omit<ComponentProps<'span'>, 'children' | 'placeholder'> {
  /** Without one, the fallback stands in its place. */
  src?: string | null | undefined;
  /** Media conditions and widths for `srcSet`, as in HTML. */
  sizes?: string | undefined;
  /** Text in place of the picture; empty where the name stands beside it. */
  alt: string;
  /** The product's name, which the fallback shows; the alternative text by default. */
  name?: string | undefined;
  /** Whether it is among the first pictures of a page: fetched at once and with high priority; the others are lazy. */
  priority?: boolean | undefined;
}

/** A picture in a box of its own shape: a flat colour until it is decoded, the product's name if it fails. */
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
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  const failed = !src || failedSrc === src;

  // It may have arrived, or failed, before this component could listen: from the cache, or on a served page.
  useLayoutEffect(() => {
    if (!src || !image.current?.complete) return;
    if (image.current.naturalWidth > 0) image.current.dataset.decoded = '';
    else setFailedSrc(src);
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
      {failed ? (
        <span className={styles.fallback} aria-hidden={alt === '' || undefined}>
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
          onError={() => setFailedSrc(src)}
        />
      )}
    </span>
  );
}

// On the element and not in state: a screen of pictures would else render twice. When a newer address of the same
// picture arrives, the browser goes on showing the old one until the new one is there, and so does this.
async function showDecoded(image: HTMLImageElement) {
  await image.decode().catch(() => undefined);
  image.dataset.decoded = '';
}
