'use client';
import { type ComponentProps, type MouseEvent, type Ref, useId } from 'react';
import { Button } from '../../controls/Button/Button.tsx';
import { classNames } from '../../controls/classNames.ts';
import { Icon } from '../../controls/Icon/Icon.tsx';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { ARROW_UP_RIGHT } from '../../controls/icons/arrow-up-right.ts';
import { TRASH_2 } from '../../controls/icons/trash-2.ts';
import { formatPrice } from '../../format/formatPrice.ts';
import { isStrayClick } from '../../interaction/isStrayClick.ts';
import { webAddressOf } from '../../interaction/web-address.ts';
import type { ProductCardProduct } from '../../products/ProductCard/ProductCard.tsx';
import { ProductPicture } from '../../products/ProductPicture/ProductPicture.tsx';
import { productDetailsMessages } from '../../products/product-details.messages.ts';
import { productsMessages } from '../../products/products.messages.ts';
import { useCurrency, useLinkComponent, useLocale, useMessages } from '../../provider/UiProvider.tsx';
import { cartListMessages } from '../cart-list.messages.ts';
import * as styles from './CartLine.css.ts';

/** An item of a cart. */
export interface CartItem
  extends Pick<ProductCardProduct, 'id' | 'name' | 'retailer' | 'price' | 'currency' | 'picture'> {
  /** Number of pieces; 1 by default. Shown only above 1. */
  quantity?: number | undefined;
  /** Address of the product at its shop; only http and https become links. */
  link?: string | null | undefined;
}

/** Props of `CartLine`, including those of a `<div>`. */
export interface CartLineProps extends Omit<ComponentProps<'div'>, 'children'> {
  item: CartItem;
  /** Address that the whole line links to. */
  href: string;
  /** Called when the item is pressed; prevent the default to stay on the page. */
  onOpen?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  /**
   * Called when the shop link is pressed, also by a middle click; prevent the default to ask the viewer
   * first. Without `onOpenShop` there is no shop link.
   */
  onOpenShop?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  /** Called to remove the item from the cart. */
  onRemove(): void;
  /** Ref of the remove button, for moving the focus when a neighbouring line is removed. */
  removeRef?: Ref<HTMLButtonElement> | undefined;
}

/** An item of the cart: picture, name, shop, price, link to the shop and a remove button. */
export function CartLine({
  item: given,
  href,
  onOpen,
  onOpenShop,
  onRemove,
  removeRef,
  className,
  ...rest
}: CartLineProps) {
  const messages = {
    cart: useMessages(cartListMessages),
    products: useMessages(productsMessages),
    details: useMessages(productDetailsMessages),
  };
  const Link = useLinkComponent();
  const item = given ?? none;
  const usual = useCurrency();
  const price = formatPrice(item.price, useLocale(), item.currency ?? usual);
  const shop = onOpenShop && webAddressOf(item.link);
  const { quantity = 1 } = item;
  const nameId = useId();
  // Without its own size, the picture takes 4:5, as in all lines.
  const picture = { ...item.picture, width: null, height: null };
  return (
    <div {...rest} className={classNames(styles.line, className)}>
      <div className={styles.picture}>
        <ProductPicture {...picture} alt="" name="" sizes="(min-width: 900px) 96px, 88px" />
      </div>
      <div className={styles.facts}>
        <div className={styles.name}>
          <Link id={nameId} className={styles.link} href={href} onClick={onOpen}>
            {item.name}
          </Link>
        </div>
        {item.retailer && <div className={styles.muted}>{item.retailer}</div>}
        {quantity > 1 && <div className={styles.muted}>{messages.cart.quantity(quantity)}</div>}
      </div>
      <div className={styles.bottom}>
        <div className={styles.price} data-unavailable={price === null || undefined}>
          {price ?? messages.products.priceUnavailable}
        </div>
        {shop && (
          <Button
            asChild
            variant="primary"
            className={styles.shop}
            trailingIcon={<Icon path={ARROW_UP_RIGHT} size={16} className={styles.shopArrow} />}
          >
            <a
              href={shop.href}
              target="_blank"
              rel="noopener noreferrer"
              aria-describedby={nameId}
              onClick={onOpenShop}
              // A middle click opens the link too, but fires no `click` event.
              onAuxClick={(event) => event.button === MIDDLE_BUTTON && onOpenShop?.(event)}
            >
              <span className={styles.shopLabel}>{messages.details.viewAt(item.retailer || shop.host)}</span>
            </a>
          </Button>
        )}
      </div>
      <IconButton
        ref={removeRef}
        className={styles.remove}
        label={messages.cart.remove(item.name)}
        icon={<Icon path={TRASH_2} size={18} strokeWidth={1.75} />}
        onClick={(event) => isStrayClick(event) || onRemove()}
      />
    </div>
  );
}

const none: CartItem = { id: '', name: '' };

const MIDDLE_BUTTON = 1;
