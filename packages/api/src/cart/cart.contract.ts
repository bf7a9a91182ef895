import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { likePayloadProblem, unlikePayloadProblem } from '../likes/likes.rules.ts';
import { Id } from '../products/products.models.ts';
import { cartCalls } from './cart.calls.ts';
import { CartItem, CartPayload, CartRemoval, CartState, ProductStatus } from './cart.models.ts';
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
  add: endpoint(cartCalls.add, {
    summary: 'Put a product into the cart',
    description: 'Says a state, not a change: a product is in the cart once.',
    self: 'body.userId',
    body: CartPayload,
    check: likePayloadProblem,
    response: CartState,
    errors: [
      'product_id_missing',
      'product_name_missing',
      'product_price_missing',
      'invalid_price_format',
      'product_not_found',
    ],
  }),
  remove: endpoint(cartCalls.remove, {
    summary: 'Take a product out of the cart',
    self: 'body.userId',
    body: CartRemoval,
    bodyOrQuery: true,
    check: unlikePayloadProblem,
    response: CartState,
    errors: ['product_id_missing'],
  }),
  list: endpoint(cartCalls.list, {
    summary: 'What is in the cart, the newest first',
    self: 'query.userId',
    query: z.object({ userId: z.optional(Id) }),
    response: z.object({ items: z.array(CartItem) }),
  }),
};
