'use client';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { classNames } from '../../controls/classNames.ts';
import { formatPrice } from '../../format/formatPrice.ts';
import { useMessages, useUi } from '../../provider/UiProvider.tsx';
import { productsMessages } from '../products.messages.ts';
import * as styles from './ProductCard.css.ts';
import { NAME_LENGTH, nameEndSpace } from './product-card-geometry.ts';

/** A `div` of a class. */
const part =
  (own: string) =>
  ({ className, ...rest }: ComponentProps<'div'>): ReactNode => (
    <div {...rest} className={classNames(own, className)} />
  );

/**
 * The frame of a card that is composed of its parts: a `ProductCardPicture` and a `ProductCardText`. With `data-like-pending` it is
 * drawn at half opacity.
 */
export const ProductCardFrame = part(styles.card);

/** The place of a card's picture: a `ProductPicture`, or any other. It comes nearer under the pointer. */
export const ProductCardPicture = ({ className, children, ...rest }: ComponentProps<'div'>) => (
  <div {...rest} className={classNames(styles.picture, className)}>
    <div className={styles.lift}>{children}</div>
  </div>
);

/** What stands below the picture of a card. */
export const ProductCardText = part(styles.text);

/** A name, where it leads, and the properties of an HTML `div`. */
export interface ProductCardNameProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Cut to two lines. */
  name: string;
  /** Where the whole card leads. */
  href: string;
  /** Called when the card is pressed; prevent the default to stay on the page. */
  onOpen?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

/** The name of what a card shows: the link that the whole card is. */
export function ProductCardName({ name, href, onOpen, className, style, ...rest }: ProductCardNameProps) {
  const { linkComponent: Link } = useUi();
  // Browsers take seconds to break a word of thousands of letters into lines, of which only the first are seen.
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

/** A quiet line of a card, such as who sells it. */
export const ProductCardRetailer = part(styles.retailer);

/** A price, its currency, and the properties of an HTML `div`. */
export interface ProductCardPriceProps extends ComponentProps<'div'> {
  /** Missing, zero or not a number reads "Price unavailable". */
  price: number | null | undefined;
  /** ISO 4217, such as `EUR`; the provider's by default. */
  currency?: string | null | undefined;
}

/** The price of what a card shows; its children, such as `RatingStars`, stand at the end of the line. */
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

/** What can be done with what a card shows, in the corner of its text: a `HeartButton`, or any other button of its size. */
export const ProductCardActions = part(styles.heart);

/** Whose it is, where that leads, and the properties of an HTML `div`. */
export interface ProductCardOwnerProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Without the @. */
  username: string;
  /** Where the name leads; without it, the name is text. */
  href?: string | undefined;
  /** Called when the name is pressed; prevent the default to stay on the page. */
  onOpen?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

/** Whoever found what a card shows. */
export function ProductCardOwner({ username, href, onOpen, className, ...rest }: ProductCardOwnerProps) {
  const { linkComponent: Link } = useUi();
  const { byOwner } = useMessages(productsMessages);
  const name = <bdi>{byOwner(username ?? '')}</bdi>;
  return (
    <div {...rest} className={classNames(styles.ownerRow, className)}>
      {href ? (
        <Link className={styles.ownerLink} href={href} onClick={onOpen}>
          {name}
        </Link>
      ) : (
        <span className={styles.owner}>{name}</span>
      )}
    </div>
  );
}
