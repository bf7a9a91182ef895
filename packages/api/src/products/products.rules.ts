import type { Errors } from '../contract/errors.ts';
import type { Product } from './products.models.ts';

/** Products per page of a feed. */
export const FEED_PAGE_SIZE = 20;

/** Errors of products. */
export const productErrors = {
  product_not_found: { status: 404, text: 'Product not found' },
} as const satisfies Errors;

/** Removes viewer-specific flags from a product, so that it may be cached for all viewers. */
export function withoutViewerFlags({ isLiked: _liked, isInCart: _inCart, ...product }: Product): Product {
  return product;
}
