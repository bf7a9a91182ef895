import type { Product } from '@vitrine/api';

/** A product that has what it must. */
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
  image_url: null,
  picture: null,
  username: null,
  verified: false,
  ...more,
});

/** Products whose ids are the places from one to before another. */
export const productsFromTo = (from: number, to: number): Product[] =>
  Array.from({ length: to - from }, (_, place) => productOf(String(from + place)));
