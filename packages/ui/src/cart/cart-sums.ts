import { formatPrice } from '../format/formatPrice.ts';
import type { CartItem } from './CartLine/CartLine.tsx';

/** The items of one shop, in the order of the cart. */
export interface CartGroup {
  /** Null for items that name no shop. */
  retailer: string | null;
  items: CartItem[];
}

/** What things cost together that are sold in one currency. */
export interface CartSum {
  /** ISO 4217. */
  currency: string;
  amount: number;
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
  return [...groups].map(([retailer, ofRetailer]) => ({ retailer, items: ofRetailer }));
}

/** Whether the sum of a shop says more than the price of its only item does. */
export function isSummedUp({ items: [first, ...others] }: CartGroup): boolean {
  return others.length > 0 || (first !== undefined && quantityOf(first) > 1);
}

/**
 * What the items cost, exact to the cent: a sum for each currency, in the order of the cart. Items without a price count nothing.
 *
 * @param usual The currency of prices that name none.
 */
export function sumsOf(items: readonly CartItem[], usual: string): CartSum[] {
  const cents = new Map<string, number>();
  for (const item of items.filter(hasPrice)) {
    const currency = item.currency ?? usual;
    cents.set(currency, (cents.get(currency) ?? 0) + Math.round(item.price * 100) * quantityOf(item));
  }
  return [...cents].map(([currency, sum]) => ({ currency, amount: sum / 100 }));
}

/** Whether the item has a price to show. */
export function hasPrice(item: CartItem): item is CartItem & { price: number } {
  return formatPrice(item.price) !== null;
}

const quantityOf = ({ quantity }: CartItem): number => quantity ?? 1;
