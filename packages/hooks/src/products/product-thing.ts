import { cartCalls, type Product, type ProductStatus, productFrom, STATUS_BATCH_SIZE } from '@vitrine/api';
import { defineReading, defineThing } from '../optimistic/relation.ts';

/** The kind of thing for products, on which other areas define their relations. */
export const productThing = defineThing<Product>({
  kind: 'product',
  idOf: ({ id }) => id,
  from: productFrom,
  viewerFlags: ['isLiked', 'isInCart'],
});

/** The viewer's relations to many products at once; use it with `useReading(productStatuses, products)`. */
export const productStatuses = defineReading<ProductStatus>({
  size: STATUS_BATCH_SIZE,
  ask: (api, productIds, userId) =>
    api(cartCalls).checkStatuses({ body: { userId, productIds: [...productIds] } }),
  idOf: ({ productId }) => productId,
});
