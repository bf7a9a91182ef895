'use client';
import { Trash2 } from 'lucide-react';
import type { MouseEvent, Ref } from 'react';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { formatPrice } from '../../format/formatPrice.ts';
import { isStrayClick } from '../../interaction/isStrayClick.ts';
import type { ProductCardProduct } from '../../products/ProductCard/ProductCard.tsx';
import { ProductPicture } from '../../products/ProductPicture/ProductPicture.tsx';
import { productsMessages } from '../../products/products.messages.ts';
import { useLinkComponent, useLocale, useMessages } from '../../provider/UiProvider.tsx';
import { cartListMessages } from '../cart-list.messages.ts';
import * as styles from './CartLine.css.ts';

/** What a cart shows of an item. */
export interface CartItem extends Pick<ProductCardProduct, 'id' | 'name' | 'retailer' | 'price' | 'picture'> {
  /** 1, unless it is said. */
  quantity?: number;
}

/** An item of a cart, and what can be done with it. */
export interface CartLineProps {
  item: CartItem;
  /** Where the name and the picture lead. */
  href: string;
  /** Called when the item is pressed; prevent the default to stay on the page. */
  onOpen?(event: MouseEvent<HTMLAnchorElement>): void;
  /** Asks to take the item out of the cart. */
  onRemove(): void;
  /** The button that removes it: what gets the focus when the line beside it goes. */
  removeRef?: Ref<HTMLButtonElement>;
}

/** An item of the cart: picture, name, shop, price, and the button that takes it out. */
export function CartLine({ item, href, onOpen, onRemove, removeRef }: CartLineProps) {
  const messages = {
    cart: useMessages(cartListMessages),
    products: useMessages(productsMessages),
  };
  const Link = useLinkComponent();
  const price = formatPrice(item.price, useLocale());
  // All lines have the same shape: a picture of any shape fills 4:5.
  const picture = { ...item.picture, width: null, height: null };
  return (
    <div className={styles.line}>
      <div className={styles.picture}>
        <ProductPicture {...picture} alt="" name="" sizes="88px" />
      </div>
      <div className={styles.facts}>
        <div className={styles.name}>
          <Link className={styles.link} href={href} onClick={onOpen}>
            {item.name}
          </Link>
        </div>
        {item.retailer && <div className={styles.muted}>{item.retailer}</div>}
        <div className={styles.muted}>{messages.cart.quantity(item.quantity ?? 1)}</div>
      </div>
      <div className={styles.bottom}>
        <span className={styles.price} data-unavailable={price === null || undefined}>
          {price ?? messages.products.priceUnavailable}
        </span>
      </div>
      <IconButton
        ref={removeRef}
        className={styles.remove}
        label={messages.cart.remove(item.name)}
        icon={<Trash2 size={18} strokeWidth={1.75} />}
        onClick={(event) => isStrayClick(event) || onRemove()}
      />
    </div>
  );
}
