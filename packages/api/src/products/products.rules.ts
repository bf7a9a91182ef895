import type { Errors } from '../contract/errors.ts';
import type { Product } from './products.models.ts';

/** Products a page of a feed brings. */
export const FEED_PAGE_SIZE = 20;

/** The refusals of products. */
export const productErrors = {
  product_not_found: { status: 404, text: 'Product not found' },
} as const satisfies Errors;

/** A product without what only its viewer knows: what may be cached. */
export function withoutViewerFlags({ isLiked: _liked, isInCart: _inCart, ...product }: Product): Product {
  return product;
}
