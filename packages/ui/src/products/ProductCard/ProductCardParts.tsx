'use client';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { classNames } from '../../controls/classNames.ts';
import { formatPrice } from '../../format/formatPrice.ts';
import { useMessages, useUi } from '../../provider/UiProvider.tsx';
import { productsMessages } from '../products.messages.ts';
import * as styles from './ProductCard.css.ts';
import { NAME_LENGTH, nameEndSpace } from './product-card-geometry.ts';

const part =
  (own: string) =>
  ({ className, ...rest }: ComponentProps<'div'>): ReactNode => (
    <div {...rest} className={classNames(own, className)} />
  );

/** Frame of a composed card; at half opacity with `data-like-pending`. */
export const ProductCardFrame = part(styles.card);

/** Place of a card's picture, such as a `ProductPicture`. The picture grows on hover. */
export const ProductCardPicture = ({ className, children, ...rest }: ComponentProps<'div'>) => (
  <div {...rest} className={classNames(styles.picture, className)}>
    <div className={styles.lift}>{children}</div>
  </div>
);

/** The part of a card below its picture. */
export const ProductCardText = part(styles.text);

/** Props of `ProductCardName`, including those of a `<div>`. */
export interface ProductCardNameProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Name of the product, cut to two lines. */
  name: string;
  /** Address that the whole card links to. */
  href: string;
  /** Called when the card is pressed; prevent the default to stay on the page. */
  onOpen?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

/** The name on a card, with a link that covers the whole card. */
export function ProductCardName({ name, href, onOpen, className, style, ...rest }: ProductCardNameProps) {
  const { linkComponent: Link } = useUi();
  // Browsers take seconds to wrap a word of thousands of letters, so the name is shortened.
  const shown = (name ?? '').slice(0, NAME_LENGTH);
  return (
    <div
      {...rest}
      className={classNames(styles.name, className)}
      style={{ paddingInlineEnd: nameEndSpace(shown), ...style }}
    >
      <Link className={styles.link} href={href} onClick={onOpen}>
        {shown}
      </Link>
    </div>
  );
}

/** A quiet line of a card, such as the retailer. */
export const ProductCardRetailer = part(styles.retailer);

/** Props of `ProductCardPrice`, including those of a `<div>`. */
export interface ProductCardPriceProps extends ComponentProps<'div'> {
  /** Price in `currency`. If missing, zero or invalid, "Price unavailable" is shown. */
  price: number | null | undefined;
  /** ISO 4217, such as `EUR`. Default: the provider's. */
  currency?: string | null | undefined;
}

/** The price on a card. Children, such as `RatingStars`, follow it on the line. */
export function ProductCardPrice({ price, currency, className, children, ...rest }: ProductCardPriceProps) {
  const { priceUnavailable } = useMessages(productsMessages);
  const ui = useUi();
  const shown = formatPrice(price, ui.locale, currency ?? ui.currency);
  return (
    <div
      {...rest}
      className={classNames(styles.priceRow, className)}
      data-unavailable={shown === null || undefined}
    >
      <span className={shown ? styles.price : styles.priceUnavailable}>{shown ?? priceUnavailable}</span>
      {children}
    </div>
  );
}

/** Place for a `HeartButton`, or a button of its size, in the top corner of a card's picture. */
export const ProductCardActions = part(styles.heart);

/** Props of `ProductCardOwner`, including those of a `<div>`. */
export interface ProductCardOwnerProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Username without the @. */
  username: string;
  /** Address of the owner's picture; loaded lazily, and until then the first letter of `username` shows. */
  picture?: string | null | undefined;
  /** Address of the owner's profile. Without it, the name is plain text. */
  href?: string | undefined;
  /** Called when the name is pressed; prevent the default to stay on the page. */
  onOpen?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

/** Face and name of the user who added the product. */
export function ProductCardOwner({
  username: given,
  picture,
  href,
  onOpen,
  className,
  ...rest
}: ProductCardOwnerProps) {
  const { linkComponent: Link } = useUi();
  const { byOwner } = useMessages(productsMessages);
  const username = given ?? '';
  const shown = (
    <>
      <span aria-hidden className={styles.face} data-initial={username[0]}>
        {picture && <img key={picture} className={styles.portrait} src={picture} alt="" loading="lazy" />}
      </span>
      <bdi className={styles.username}>{byOwner(username)}</bdi>
    </>
  );
  return (
    <div {...rest} className={classNames(styles.ownerRow, className)}>
      {href ? (
        <Link className={styles.ownerLink} href={href} onClick={onOpen}>
          {shown}
        </Link>
      ) : (
        <span className={styles.smallRow}>{shown}</span>
      )}
    </div>
  );
}
