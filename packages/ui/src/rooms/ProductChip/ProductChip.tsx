'use client';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { classNames } from '../../controls/classNames.ts';
import { Icon } from '../../controls/Icon/Icon.tsx';
import { CHECK } from '../../controls/icons/check.ts';
import { SHOPPING_BAG } from '../../controls/icons/shopping-bag.ts';
import { formatPrice } from '../../format/formatPrice.ts';
import { isolated } from '../../format/isolated.ts';
import { isStrayClick } from '../../interaction/isStrayClick.ts';
import { HeartButton } from '../../likes/HeartButton/HeartButton.tsx';
import type { ProductCardProduct } from '../../products/ProductCard/ProductCard.tsx';
import { ProductPicture } from '../../products/ProductPicture/ProductPicture.tsx';
import { productsMessages } from '../../products/products.messages.ts';
import { RatingStars } from '../../products/RatingStars/RatingStars.tsx';
import { useCurrency, useLinkComponent, useLocale, useMessages } from '../../provider/UiProvider.tsx';
import { productChipMessages } from '../product-chip.messages.ts';
import * as styles from './ProductChip.css.ts';

/** Props of `ProductChip`, including those of an `<article>`. */
export interface ProductChipProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** The product as it is now; `null` if it is gone. */
  product: ProductCardProduct | null;
  /** Address of the product. Without it, the name is plain text. */
  href?: string | undefined;
  /** Called when the product is pressed; prevent the default to open it over the room. */
  onOpen?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  liked?: boolean | undefined;
  /** Whether the like is in flight; presses of the heart are then ignored. */
  likePending?: boolean | undefined;
  /** Called with the requested state. Without it, there is no heart. */
  onLikedChange?: ((liked: boolean) => void) | undefined;
  inCart?: boolean | undefined;
  /** Called with the requested state. Without it, there is no cart button. */
  onInCartChange?: ((inCart: boolean) => void) | undefined;
  /** Further buttons in the foot. */
  actions?: ReactNode;
}

/** A product as a message: picture, facts as they are now, heart and cart. */
export function ProductChip({
  product,
  href,
  onOpen,
  liked = false,
  likePending,
  onLikedChange,
  inCart = false,
  onInCartChange,
  actions,
  className,
  ...rest
}: ProductChipProps) {
  const texts = { ...useMessages(productChipMessages), ...useMessages(productsMessages) };
  const Link = useLinkComponent();
  const locale = useLocale();
  const currency = useCurrency();
  const shared = { ...rest, className: classNames(styles.chip, className) };
  if (!product) {
    return (
      <article {...shared}>
        <p className={styles.gone}>{texts.gone}</p>
      </article>
    );
  }
  const name = product.name ?? '';
  const price = formatPrice(product.price, locale, product.currency ?? currency);
  return (
    <article {...shared}>
      <ProductPicture {...product.picture} alt="" name={name} className={styles.picture} />
      <div className={styles.facts}>
        {href ? (
          <Link className={styles.link} href={href} onClick={onOpen}>
            <bdi>{name}</bdi>
          </Link>
        ) : (
          <span className={styles.name}>
            <bdi>{name}</bdi>
          </span>
        )}
        {product.retailer && (
          <span className={styles.retailer}>
            <bdi>{product.retailer}</bdi>
          </span>
        )}
        <span className={styles.money}>
          <span className={price ? styles.price : styles.noPrice}>{price ?? texts.priceUnavailable}</span>
          <RatingStars rating={product.rating} />
        </span>
        {(onLikedChange || onInCartChange || actions) && (
          <div className={styles.foot}>
            {onLikedChange && (
              <HeartButton
                variant="outline"
                className={styles.toggle}
                thing={name}
                liked={liked}
                pending={likePending}
                onLikedChange={onLikedChange}
              />
            )}
            {onInCartChange && (
              <button
                type="button"
                className={styles.cart}
                aria-label={texts.cart(isolated(name))}
                aria-pressed={inCart}
                onClick={(event) => !isStrayClick(event) && onInCartChange(!inCart)}
              >
                <Icon path={SHOPPING_BAG} size={20} strokeWidth={1.75} />
                {inCart && (
                  <span className={styles.tick}>
                    <Icon path={CHECK} size={10} strokeWidth={3} />
                  </span>
                )}
              </button>
            )}
            {actions}
          </div>
        )}
      </div>
    </article>
  );
}
