import {
  boots,
  dress,
  handbag,
  overcoat,
  pendant,
  runner,
  slingback,
} from '../products/products.fixtures.ts';
import type { CartItem } from './CartLine/CartLine.tsx';

/** Two shops, of which one has two items. */
export const cart: CartItem[] = [runner, overcoat, boots].map((item) => ({
  ...item,
  link: `https://shop.example/${item.id}`,
}));

/** Shops with one item, one item without a price, one without a picture, one without a shop. */
export const fullCart: CartItem[] = [
  ...cart,
  { ...slingback, quantity: 2 },
  pendant,
  dress,
  { ...handbag, retailer: null },
];
