'use client';
import type { ComponentProps, MouseEvent } from 'react';
import { classNames } from '../../controls/classNames.ts';
import { Skeleton } from '../../controls/Skeleton/Skeleton.tsx';
import { formatPrice } from '../../format/formatPrice.ts';
import { HeartButton } from '../../likes/HeartButton/HeartButton.tsx';
import { useLinkComponent, useLocale, useMessages } from '../../provider/UiProvider.tsx';
import { ProductPicture } from '../ProductPicture/ProductPicture.tsx';
import type { ProductPictureSource } from '../ProductPicture/picture-aspect-ratio.ts';
import { productsMessages } from '../products.messages.ts';
import { RatingStars } from '../RatingStars/RatingStars.tsx';
import * as styles from './ProductCard.css.ts';
import { cardRows, NAME_LENGTH, nameEndSpace } from './product-card-geometry.ts';
import { productCardSizes } from './product-card-sizes.ts';

/** What a card shows of a product. */
export interface ProductCardProduct {
  id: string;
  name: string;
  retailer?: string | null;
  /** US dollars; missing or zero reads "Price unavailable". */
  price?: number | null;
  /** 0 to 5; hidden when it is missing or zero. */
  rating?: number | null;
  /** Whoever added the product, without the @. */
  username?: string | null;
  picture?: ProductPictureSource | null;
}

/** A product, its state for the person who looks, what presses of it do, and the properties of an HTML `div`. */
export interface ProductCardProps extends Omit<ComponentProps<'div'>, 'children'> {
  product: ProductCardProduct;
  /** Where the card leads. */
  href: string;
  /** Called when the card is pressed; prevent the default to stay on the page. */
  onOpen?(event: MouseEvent<HTMLAnchorElement>): void;
  /** Whether the person likes the product. */
  liked: boolean;
  /** Whether a like is in flight: the card is at half opacity and its heart waits, its link does not. */
  likePending?: boolean;
  /** Called with the state that the person asks for; without it there is no heart. */
  onLikedChange?(liked: boolean): void;
  /** Where the owner's name leads; without it, the name is text. */
  ownerHref?: string;
  /** Called when the owner's name is pressed; prevent the default to stay on the page. */
  onOwnerOpen?(event: MouseEvent<HTMLAnchorElement>): void;
  /** Whether its picture is among the first of the page. */
  priority?: boolean;
  /** Widths of the picture for `srcSet`; `productCardSizes` by default. */
  sizes?: string;
}

/** A product in a grid. Its height is known beforehand: `productCardHeight`. */
export function ProductCard({
  product,
  href,
  onOpen,
  liked,
  likePending = false,
  onLikedChange,
  ownerHref,
  onOwnerOpen,
  priority = false,
  sizes = productCardSizes,
  className,
  ...rest
}: ProductCardProps) {
  const messages = useMessages(productsMessages);
  const locale = useLocale();
  const Link = useLinkComponent();
  const price = formatPrice(product.price, locale);
  // Browsers take seconds to break a word of thousands of letters into lines, of which only the first are seen.
  const name = product.name.slice(0, NAME_LENGTH);
  return (
    <div
      {...rest}
      className={classNames(styles.card, className)}
      data-like-pending={likePending || undefined}
    >
      <div className={styles.picture}>
        <div className={styles.lift}>
          <ProductPicture {...product.picture} alt="" name={name} sizes={sizes} priority={priority} />
        </div>
      </div>
      <div className={styles.text}>
        <div className={styles.name} style={{ paddingInlineEnd: nameEndSpace(name) }}>
          <Link className={styles.link} href={href} onClick={onOpen}>
            {name}
          </Link>
        </div>
        {product.retailer && <div className={styles.retailer}>{product.retailer}</div>}
        <div className={styles.priceRow} data-unavailable={price === null || undefined}>
          {price ? (
            <span className={styles.price}>{price}</span>
          ) : (
            <span className={styles.priceUnavailable}>{messages.priceUnavailable}</span>
          )}
          <RatingStars rating={product.rating} />
        </div>
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
        {product.username && (
          <div className={styles.ownerRow}>
            {ownerHref ? (
              <Link className={styles.ownerLink} href={ownerHref} onClick={onOwnerOpen}>
                <bdi>{messages.byOwner(product.username)}</bdi>
              </Link>
            ) : (
              <bdi className={styles.owner}>{messages.byOwner(product.username)}</bdi>
            )}
          </div>
        )}
      </div>
    </div>
  );
}

/** The shape of a card that is still loading, and the properties of an HTML `div`. */
export interface ProductCardSkeletonProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Width by height of the picture that will come. */
  aspectRatio?: number;
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
