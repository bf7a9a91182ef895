import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { Id } from '../products/products.models.ts';
import { cartCalls } from './cart.calls.ts';
import { ProductStatus } from './cart.models.ts';
import { STATUS_BATCH_SIZE } from './cart.rules.ts';

export const cartContract = {
  checkStatuses: endpoint(cartCalls.checkStatuses, {
    summary: 'Which of these products the person likes or has in the cart',
    self: 'body.userId',
    body: z.object({
      userId: z.optional(Id),
      productIds: z.array(Id).check(z.maxLength(STATUS_BATCH_SIZE)),
    }),
    response: z.array(ProductStatus),
  }),
};
