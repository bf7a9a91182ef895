import type { CartItem } from '@vitrine/api';

/** What the items of one shop cost. */
export interface RetailerTotal {
  /** Null for items whose shop is not known. */
  retailer: string | null;
  items: readonly CartItem[];
  /** US dollars, of the items that have a price. */
  subtotal: number;
}

/** What the cart costs, by shop and in all. */
export interface CartTotals {
  /** In the order in which the shops first appear. */
  retailers: readonly RetailerTotal[];
  /** US dollars, of the items that have a price. */
  total: number;
  /** Items without a price: missing or zero (1 §2). */
  unpriced: number;
  /** Products in the cart. */
  count: number;
}

/** Adds up a cart. */
export function cartTotalsOf(items: readonly CartItem[]): CartTotals {
  const byRetailer = new Map<string | null, CartItem[]>();
  for (const item of items) {
    const group = byRetailer.get(item.retailer);
    if (group) group.push(item);
    else byRetailer.set(item.retailer, [item]);
  }
  return {
    retailers: [...byRetailer].map(([retailer, group]) => ({
      retailer,
      items: group,
      subtotal: sumOf(group),
    })),
    total: sumOf(items),
    unpriced: items.filter((item) => !hasPrice(item)).length,
    count: items.length,
  };
}

const hasPrice = ({ price }: CartItem): boolean => price !== null && price > 0;

/** In cents: dollars would not add up to what they seem to. */
function sumOf(items: readonly CartItem[]): number {
  const cents = items
    .filter(hasPrice)
    .reduce((sum, { price, quantity }) => sum + Math.round((price ?? 0) * 100) * quantity, 0);
  return cents / 100;
}
