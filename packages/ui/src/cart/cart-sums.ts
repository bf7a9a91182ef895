import { formatPrice } from '../format/formatPrice.ts';
import type { CartItem } from './CartLine/CartLine.tsx';

/** The items of one shop, in the order of the cart. */
export interface CartGroup {
  /** Null for items that name no shop. */
  retailer: string | null;
  items: CartItem[];
  /** US dollars, without the items that have no price. */
  subtotal: number;
}

/** The cart by shop; a shop stands where its first item does. */
export function groupByRetailer(items: readonly CartItem[]): CartGroup[] {
  const groups = new Map<string | null, CartItem[]>();
  for (const item of items) {
    const retailer = item.retailer?.trim() || null;
    const group = groups.get(retailer);
    if (group) group.push(item);
    else groups.set(retailer, [item]);
  }
  return [...groups].map(([retailer, ofRetailer]) => ({
    retailer,
    items: ofRetailer,
    subtotal: sumOf(ofRetailer),
  }));
}

/** Whether the sum of a shop says more than the price of its only item does. */
export function isSummedUp({ items: [first, ...others] }: CartGroup): boolean {
  return others.length > 0 || (first !== undefined && quantityOf(first) > 1);
}

/** US dollars, exact to the cent; items without a price count nothing. */
export function sumOf(items: readonly CartItem[]): number {
  const cents = items.map((item) => (hasPrice(item) ? Math.round(item.price * 100) * quantityOf(item) : 0));
  return cents.reduce((sum, more) => sum + more, 0) / 100;
}

/** Whether the item has a price to show. */
export function hasPrice(item: CartItem): item is CartItem & { price: number } {
  return formatPrice(item.price) !== null;
}

const quantityOf = ({ quantity }: CartItem): number => quantity ?? 1;
