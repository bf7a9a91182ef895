import { formatPrice } from '../format/formatPrice.ts';
import type { CartItem } from './CartLine/CartLine.tsx';

export interface CartGroup {
  /** Null for items that name no shop. */
  retailer: string | null;
  items: CartItem[];
}

export interface CartSum {
  /** ISO 4217. */
  currency: string;
  amount: number;
}

/** Groups the items by shop, in order of first appearance. */
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

/**
 * Returns the groups for a list of sums by shop: at most `most`, of which the last joins further shops and the
 * items that name none.
 */
export function fewGroups(groups: readonly CartGroup[], most: number): CartGroup[] {
  const named = groups.filter(({ retailer }) => retailer !== null);
  const isAll = named.length === groups.length && named.length <= most;
  const own = isAll ? named : named.slice(0, most - 1);
  const others = groups.filter((group) => !own.includes(group));
  return others.length === 0
    ? own
    : [...own, { retailer: null, items: others.flatMap(({ items }) => items) }];
}

/** Returns the number of pieces. */
export const piecesOf = (items: readonly CartItem[]): number =>
  items.reduce((count, item) => count + quantityOf(item), 0);

/** Whether the shop gets a sum of its own: it has several items, or one with a quantity above 1. */
export function isSummedUp({ items: [first, ...others] }: CartGroup): boolean {
  return others.length > 0 || (first !== undefined && quantityOf(first) > 1);
}

/**
 * Returns a sum for each currency, exact to three decimals, in order of first appearance. Items without a price are
 * not counted.
 *
 * @param usual Currency of prices that name none.
 */
export function sumsOf(items: readonly CartItem[], usual: string): CartSum[] {
  const thousandths = new Map<string, number>();
  for (const item of items.filter(hasPrice)) {
    const currency = item.currency ?? usual;
    const price = Math.round(item.price * 1000);
    thousandths.set(currency, (thousandths.get(currency) ?? 0) + price * quantityOf(item));
  }
  return [...thousandths].map(([currency, sum]) => ({ currency, amount: sum / 1000 }));
}

export function hasPrice(item: CartItem): item is CartItem & { price: number } {
  return formatPrice(item.price) !== null;
}

const quantityOf = ({ quantity }: CartItem): number => quantity ?? 1;
