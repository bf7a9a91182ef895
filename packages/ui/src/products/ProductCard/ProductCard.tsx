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

/** The parts of a product that a card shows. */
export interface ProductCardProduct {
  id: string;
  name: string;
  retailer?: string | null | undefined;
  /** Price in `currency`. If missing, zero or invalid, the card reads "Price unavailable". */
  price?: number | null | undefined;
  /** ISO 4217, such as `EUR`. Default: the provider's. */
  currency?: string | null | undefined;
  /** Rating from 0 to 5; hidden if missing or zero. */
  rating?: number | null | undefined;
  /** Username, without the @, of the user who added the product. */
  username?: string | null | undefined;
  /** Address of that user's picture; by default, the first letter of `username` shows. */
  ownerPicture?: string | null | undefined;
  picture?: PictureSource | null | undefined;
}

/** Props of `ProductCard`, including those of a `<div>`. */
export interface ProductCardProps extends Omit<ComponentProps<'div'>, 'children'> {
  product: ProductCardProduct;
  /** Address that the card links to. */
  href: string;
  /** Called when the card is pressed; prevent the default to stay on the page. */
  onOpen?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  /** Whether the viewer likes the product; uncontrolled if undefined. */
  liked?: boolean | undefined;
  /** Whether a like is in flight. The card is then at half opacity, and its heart ignores presses. */
  likePending?: boolean | undefined;
  /** Called with the requested liked state. Without it there is no heart. */
  onLikedChange?: ((liked: boolean) => void) | undefined;
  /** Address of the owner's profile. Without it, the name is plain text. */
  ownerHref?: string | undefined;
  /** Called when the owner's name is pressed; prevent the default to stay on the page. */
  onOwnerOpen?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  /** Whether to load the picture at once, with high priority. */
  priority?: boolean | undefined;
  /** Displayed width of the picture, as in HTML; `productCardSizes` by default. */
  sizes?: string | undefined;
}

/**
 * A product in a grid; `productCardHeight` returns its height. Compose other cards from `ProductCardFrame`,
 * `ProductCardPicture`, `ProductCardText`, `ProductCardName`, `ProductCardRetailer`, `ProductCardPrice`,
 * `ProductCardActions` and `ProductCardOwner`.
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
  const { retailer, price, currency, rating, username, ownerPicture, picture } = product;
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
        {username && (
          <ProductCardOwner
            username={username}
            picture={ownerPicture}
            href={ownerHref}
            onOpen={onOwnerOpen}
          />
        )}
      </ProductCardText>
    </ProductCardFrame>
  );
}

const none: ProductCardProduct = { id: '', name: '' };

/** Props of `ProductCardSkeleton`, including those of a `<div>`. */
export interface ProductCardSkeletonProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Ratio of width to height of the coming picture; 4:5 by default. */
  aspectRatio?: number | undefined;
}

/** Placeholder as high as a card with a name of one line, a retailer and an owner. */
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
          <div key={row.width} className={styles.smallRow} style={{ height: remOf(row.height) }}>
            <Skeleton width={row.width} height={row.bar} />
          </div>
        ))}
      </div>
    </div>
  );
}

const remOf = (pixels: number) => `${pixels / 16}rem`;
