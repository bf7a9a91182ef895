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

export const cart: CartItem[] = [runner, overcoat, boots].map((item) => ({
  ...item,
  link: `https://shop.example/${item.id}`,
}));

/** Includes a shop with one item, and items without a price, picture or shop. */
export const fullCart: CartItem[] = [
  ...cart,
  { ...slingback, quantity: 2 },
  pendant,
  dress,
  { ...handbag, retailer: null },
];
