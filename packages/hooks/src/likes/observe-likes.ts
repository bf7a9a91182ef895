import type { Product } from '@vitrine/api';
import type { Relations } from '../optimistic/relations.ts';
import { LIKE } from './like-relation.ts';

/**
 * Takes in what an answer says of the viewer's likes.
 *
 * @param askedAt `relations.moment()` of when it was asked for.
 */
export function observeLikes(relations: Relations, products: readonly Product[], askedAt: number): void {
  for (const { id, isLiked } of products) {
    if (isLiked !== undefined) relations.observe(LIKE, id, isLiked, askedAt);
  }
}
