'use client';
import type { ComponentProps } from 'react';
import { classNames } from '../../controls/classNames.ts';
import { HeartButton } from '../../likes/HeartButton/HeartButton.tsx';
import { useLinkComponent } from '../../provider/UiProvider.tsx';
import type { ProductCardProps } from '../ProductCard/ProductCard.tsx';
import { ProductPicture } from '../ProductPicture/ProductPicture.tsx';
import * as styles from './ProductThumb.css.ts';

/** Props of `ProductThumb`, including those of a `<div>`. */
export interface ProductThumbProps
  extends Pick<
      ProductCardProps,
      'product' | 'href' | 'onOpen' | 'liked' | 'likePending' | 'onLikedChange' | 'sizes'
    >,
    Omit<ComponentProps<'div'>, 'children'> {}

/** A product as its picture alone, as wide as its container. For products the user has seen before. */
export function ProductThumb({
  product: given,
  href,
  onOpen,
  liked,
  likePending = false,
  onLikedChange,
  sizes,
  className,
  ...rest
}: ProductThumbProps) {
  const Link = useLinkComponent();
  const product = given ?? none;
  return (
    <div
      {...rest}
      className={classNames(styles.thumb, className)}
      data-like-pending={likePending || undefined}
    >
      <Link className={styles.link} href={href} onClick={onOpen}>
        <ProductPicture {...product.picture} alt={product.name} sizes={sizes} />
      </Link>
      {onLikedChange && (
        <div className={styles.heart}>
          <HeartButton
            thing={product.name}
            liked={liked}
            pending={likePending}
            onLikedChange={onLikedChange}
          />
        </div>
      )}
    </div>
  );
}

const none: ProductCardProps['product'] = { id: '', name: '' };
