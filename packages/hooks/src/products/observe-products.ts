import type { Product } from '@vitrine/api';
import { CART } from '../cart/cart-relation.ts';
import { LIKE } from '../likes/like-relation.ts';
import type { Relations } from '../optimistic/relations.ts';
import type { ProductToggle } from './product-toggle.ts';

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

const FLAGS = { like: 'isLiked', cart: 'isInCart' } as const;

/**
 * Takes in the list of all that the viewer likes or has in the cart: what showed as theirs and is not in it was taken
 * out elsewhere.
 *
 * @param askedAt `relations.moment()` of when it was asked for.
 */
export function observeCollection(
  relations: Relations,
  kind: ProductToggle['kind'],
  listed: readonly Product[],
  askedAt: number,
): void {
  const ids = new Set(listed.map(({ id }) => id));
  for (const id of relations.reading(kind).idsShowing(true)) {
    if (!ids.has(id)) relations.observe(kind, id, false, askedAt);
  }
  observeProducts(
    relations,
    listed.map((product) => ({ ...product, [FLAGS[kind]]: true })),
    askedAt,
  );
}
