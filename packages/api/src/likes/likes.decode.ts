// Written by `pnpm contract` from likes.contract.ts: change that, not this.

import { booleanOf, fieldsOf, firstOf, idOf } from '../contract/decode.ts';
import { productsFrom } from '../products/products.decode.ts';
import type { LikeState } from './likes.models.ts';

/** Reads `LikeState` as servers send it, foreign ones too. */
export const likeStateFrom =
  (asked: boolean) =>
  (value: unknown): LikeState => {
    const given = fieldsOf(value);
    return {
      productId: idOf(firstOf(given.productId, given.product_id)) ?? '',
      isLiked: booleanOf(firstOf(given.isLiked, given.liked)) ?? asked,
    };
  };

export function listAnswerFrom(value: unknown) {
  const products = productsFrom(value);
  if (products === undefined) return undefined;
  return { products };
}
