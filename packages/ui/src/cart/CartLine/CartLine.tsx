'use client';
import { type ComponentProps, type MouseEvent, type Ref, useId } from 'react';
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

/** What a cart shows of an item. */
export interface CartItem
  extends Pick<ProductCardProduct, 'id' | 'name' | 'retailer' | 'price' | 'currency' | 'picture'> {
  /** 1, unless it is said; only more than one is shown. */
  quantity?: number | undefined;
  /** Where it is sold: http or https, else no link is drawn. */
  link?: string | null | undefined;
}

/** An item of a cart, what can be done with it, and the properties of an HTML `div`. */
export interface CartLineProps extends Omit<ComponentProps<'div'>, 'children'> {
  item: CartItem;
  /** Where the name and the picture lead. */
  href: string;
  /** Called when the item is pressed; prevent the default to stay on the page. */
  onOpen?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  /**
   * Called when the link to the shop is pressed, with the mouse's first or middle button; prevent the default to ask first. Without it
   * there is no link.
   */
  onOpenShop?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  /** Asks to take the item out of the cart. */
  onRemove(): void;
  /** The button that removes it: what gets the focus when the line beside it goes. */
  removeRef?: Ref<HTMLButtonElement> | undefined;
}

/** An item of the cart: picture, name, shop, price, the way to the shop, and the button that takes it out. */
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
  // All lines have the same shape: a picture of any shape fills 4:5.
  const picture = { ...item.picture, width: null, height: null };
  return (
    <div {...rest} className={classNames(styles.line, className)}>
      <div className={styles.picture}>
        <ProductPicture {...picture} alt="" name="" sizes="(min-width: 900px) 120px, 88px" />
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
        <span className={styles.price} data-unavailable={price === null || undefined}>
          {price ?? messages.products.priceUnavailable}
        </span>
        {shop && (
          <a
            className={styles.shop}
            href={shop.href}
            target="_blank"
            rel="noopener noreferrer"
            aria-describedby={nameId}
            onClick={onOpenShop}
            // The wheel opens a link like a click does.
            onAuxClick={(event) => event.button === MIDDLE_BUTTON && onOpenShop?.(event)}
          >
            {messages.details.viewAt(item.retailer || shop.host)}
            <Icon path={ARROW_UP_RIGHT} size={14} className={styles.shopArrow} />
          </a>
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
