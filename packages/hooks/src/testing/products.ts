import type { Product } from '@vitrine/api';

export const productOf = (id: string, more: Partial<Product> = {}): Product => ({
  id,
  name: `Product ${id}`,
  price: 10,
  retailer: null,
  brand: null,
  color: null,
  category: null,
  rating: null,
  link: null,
  imageUrl: null,
  picture: null,
  username: null,
  verified: false,
  ...more,
});

/** Products with the ids from `from` to before `to`. */
export const productsFromTo = (from: number, to: number): Product[] =>
  Array.from({ length: to - from }, (_, place) => productOf(String(from + place)));
