'use client';
import type { ComponentProps, MouseEvent } from 'react';
import { Skeleton } from '../../controls/Skeleton/Skeleton.tsx';
import type { PictureSource } from '../../layout/picture-aspect-ratio.ts';
import { HeartButton } from '../../likes/HeartButton/HeartButton.tsx';
import { warn } from '../../provider/warnings.ts';
import { ProductPicture } from '../ProductPicture/ProductPicture.tsx';
import { RatingStars } from '../RatingStars/RatingStars.tsx';
import * as styles from './ProductCard.css.ts';
import {
  ProductCardActions,
  ProductCardFrame,
  ProductCardName,
  ProductCardOwner,
  ProductCardPicture,
  ProductCardPrice,
  ProductCardRetailer,
  ProductCardText,
} from './ProductCardParts.tsx';
import { cardRows, NAME_LENGTH } from './product-card-geometry.ts';
import { productCardSizes } from './product-card-sizes.ts';

/** What a card shows of a product. */
export interface ProductCardProduct {
  id: string;
  name: string;
  retailer?: string | null | undefined;
  /** In its currency; missing or zero reads "Price unavailable". */
  price?: number | null | undefined;
  /** ISO 4217, such as `EUR`; the provider's by default. */
  currency?: string | null | undefined;
  /** 0 to 5; hidden when it is missing or zero. */
  rating?: number | null | undefined;
  /** Whoever added the product, without the @. */
  username?: string | null | undefined;
  picture?: PictureSource | null | undefined;
}

/** A product, its state for the person who looks, what presses of it do, and the properties of an HTML `div`. */
export interface ProductCardProps extends Omit<ComponentProps<'div'>, 'children'> {
  product: ProductCardProduct;
  /** Where the card leads. */
  href: string;
  /** Called when the card is pressed; prevent the default to stay on the page. */
  onOpen?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  /** Whether the person likes the product; without it, the heart keeps that itself. */
  liked?: boolean | undefined;
  /** Whether a like is in flight: the card is at half opacity and its heart waits, its link does not. */
  likePending?: boolean | undefined;
  /** Called with the state that the person asks for; without it there is no heart. */
  onLikedChange?: ((liked: boolean) => void) | undefined;
  /** Where the owner's name leads; without it, the name is text. */
  ownerHref?: string | undefined;
  /** Called when the owner's name is pressed; prevent the default to stay on the page. */
  onOwnerOpen?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  /** Whether its picture is among the first of the page. */
  priority?: boolean | undefined;
  /** Widths of the picture for `srcSet`; `productCardSizes` by default. */
  sizes?: string | undefined;
}

/**
 * A product in a grid. Its height is known beforehand: `productCardHeight`. Composed of `ProductCardFrame`, `ProductCardPicture`,
 * `ProductCardText`, `ProductCardName`, `ProductCardRetailer`, `ProductCardPrice`, `ProductCardActions` and `ProductCardOwner`, for what it does not foresee.
 */
export function ProductCard({
  product: given,
  href,
  onOpen,
  liked,
  likePending = false,
  onLikedChange,
  ownerHref,
  onOwnerOpen,
  priority = false,
  sizes = productCardSizes,
  ...rest
}: ProductCardProps) {
  const product = given ?? none;
  const { retailer, price, currency, rating, username, picture } = product;
  const name = (product.name ?? '').slice(0, NAME_LENGTH);
  if (process.env.NODE_ENV !== 'production' && !name) warn('ProductCard was given a product without a name.');
  return (
    <ProductCardFrame {...rest} data-like-pending={likePending || undefined}>
      <ProductCardPicture>
        <ProductPicture {...picture} alt="" name={name} sizes={sizes} priority={priority} />
      </ProductCardPicture>
      <ProductCardText>
        <ProductCardName name={name} href={href} onOpen={onOpen} />
        {retailer && <ProductCardRetailer>{retailer}</ProductCardRetailer>}
        <ProductCardPrice price={price} currency={currency}>
          <RatingStars rating={rating} />
        </ProductCardPrice>
        {onLikedChange && (
          <ProductCardActions>
            <HeartButton thing={name} liked={liked} pending={likePending} onLikedChange={onLikedChange} />
          </ProductCardActions>
        )}
        {username && <ProductCardOwner username={username} href={ownerHref} onOpen={onOwnerOpen} />}
      </ProductCardText>
    </ProductCardFrame>
  );
}

const none: ProductCardProduct = { id: '', name: '' };

/** The shape of a card that is still loading, and the properties of an HTML `div`. */
export interface ProductCardSkeletonProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Width by height of the picture that will come. */
  aspectRatio?: number | undefined;
}

/** The box of a card that is still loading: as high as one with a short name, retailer and owner. */
export function ProductCardSkeleton({ aspectRatio = 4 / 5, ...rest }: ProductCardSkeletonProps) {
  const rows = [
    { height: cardRows.nameLine, bar: 14, width: '78%' },
    { height: cardRows.retailer, bar: 11, width: '46%' },
    { height: cardRows.price, bar: 13, width: '58%' },
    { height: cardRows.owner, bar: 11, width: '34%' },
  ];
  return (
    <div {...rest} aria-hidden>
      <Skeleton radius="card" aspectRatio={aspectRatio} />
      <div className={styles.text}>
        {rows.map((row) => (
          <div key={row.width} className={styles.skeletonRow} style={{ height: remOf(row.height) }}>
            <Skeleton width={row.width} height={row.bar} />
          </div>
        ))}
      </div>
    </div>
  );
}

const remOf = (pixels: number) => `${pixels / 16}rem`;
