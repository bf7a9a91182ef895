import * as z from 'zod/mini';
import { booleanOf, fieldsOf, firstOf, listUnder, textOf } from '../contract/decode.ts';

/** What a person did with a product (1 §3). */
export const ProductStatus = z
  .object({ productId: z.string(), isLiked: z.boolean(), inCart: z.boolean() })
  .check(z.meta({ id: 'ProductStatus' }));
export type ProductStatus = z.infer<typeof ProductStatus>;

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
