/** Products a page of a feed brings (1 §7, §9). */
export const FEED_PAGE_SIZE = 20;

export const productErrors = {
  product_not_found: 'Product not found',
} as const;
