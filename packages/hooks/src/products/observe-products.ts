import type { Product } from '@vitrine/api';
import { CART } from '../cart/cart-relation.ts';
import { LIKE } from '../likes/like-relation.ts';
import type { Relations } from '../optimistic/relations.ts';

/**
 * Takes in what an answer says of the viewer's likes and cart.
 *
 * @param askedAt `relations.moment()` of when it was asked for.
 */
export function observeProducts(relations: Relations, products: readonly Product[], askedAt: number): void {
  for (const { id, isLiked, isInCart } of products) {
    if (isLiked !== undefined) relations.observe(LIKE, id, isLiked, askedAt);
    if (isInCart !== undefined) relations.observe(CART, id, isInCart, askedAt);
  }
}
