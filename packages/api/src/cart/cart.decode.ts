import { booleanOf, fieldsOf, firstOf, listUnder, textOf } from '../contract/decode.ts';
import type { ProductStatus } from './cart.models.ts';

export const productStatusesFrom = (answer: unknown): ProductStatus[] | undefined =>
  listUnder(answer, 'statuses', 'data')?.flatMap((value) => {
    const given = fieldsOf(value);
    const productId = textOf(firstOf(given.productId, given.product_id, given.id));
    if (productId === undefined) return [];
    return [
      {
        productId,
        isLiked: booleanOf(given.isLiked) ?? false,
        inCart: booleanOf(firstOf(given.inCart, given.isInCart)) ?? false,
      },
    ];
  });
