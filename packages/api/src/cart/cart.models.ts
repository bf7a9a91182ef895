import * as z from 'zod/mini';

/** What a person did with a product (1 §3). */
export const ProductStatus = z
  .object({ productId: z.string(), isLiked: z.boolean(), inCart: z.boolean() })
  .check(z.meta({ id: 'ProductStatus' }));
export type ProductStatus = z.infer<typeof ProductStatus>;
