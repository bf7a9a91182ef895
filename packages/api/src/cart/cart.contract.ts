import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { Id } from '../products/products.models.ts';
import { ProductStatus, productStatusesFrom } from './cart.models.ts';
import { STATUS_BATCH_SIZE } from './cart.rules.ts';

export const cartContract = {
  checkStatuses: endpoint({
    method: 'POST',
    path: '/api/cart/checkStatuses',
    summary: 'Which of these products the person likes or has in the cart',
    access: { who: 'person', self: 'body.userId' },
    body: z.object({
      userId: z.optional(Id),
      productIds: z.array(Id).check(z.maxLength(STATUS_BATCH_SIZE)),
    }),
    response: z.array(ProductStatus),
    decode: productStatusesFrom,
  }),
};
