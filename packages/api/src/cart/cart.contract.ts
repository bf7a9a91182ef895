import * as z from 'zod/mini';
import { Id } from '../contract/contract.models.ts';
import { area, endpoint } from '../contract/endpoint.ts';
import { reads } from '../contract/reading.ts';
import { likeErrors, likePayloadProblem, unlikePayloadProblem } from '../likes/likes.rules.ts';
import { productErrors } from '../products/products.rules.ts';
import { CartItem, CartPayload, CartRemoval, CartState, ProductStatus } from './cart.models.ts';
import { STATUS_BATCH_SIZE } from './cart.rules.ts';

const { product_id_missing } = likeErrors;

export const cartContract = area({
  description: 'The cart of a person.',
  calls: {
    checkStatuses: endpoint({
      method: 'POST',
      path: '/api/cart/checkStatuses',
      who: 'person',
      summary: 'Whether the person likes these products and has them in the cart',
      body: z.object({
        userId: z.optional(Id),
        productIds: z.array(Id).check(z.maxLength(STATUS_BATCH_SIZE)),
      }),
      response: z.array(ProductStatus).check(reads({ under: ['statuses', 'data'] })),
    }),
    add: endpoint({
      method: 'POST',
      path: '/api/cart/addItem',
      who: 'person',
      summary: 'Put a product into the cart',
      description: 'Sets a state: a product is in the cart only once.',
      body: CartPayload,
      check: likePayloadProblem,
      response: CartState,
      asked: true,
      errors: { ...likeErrors, ...productErrors },
    }),
    remove: endpoint({
      method: 'DELETE',
      path: '/api/cart/removeItem',
      who: 'person',
      summary: 'Take a product out of the cart',
      body: CartRemoval,
      bodyOrQuery: true,
      check: unlikePayloadProblem,
      response: CartState,
      asked: false,
      errors: { product_id_missing },
    }),
    list: endpoint({
      method: 'GET',
      path: '/api/cart/getItems',
      who: 'person',
      summary: 'The content of the cart, the newest first',
      query: z.object({ userId: z.optional(Id) }),
      response: z.object({
        items: z.array(CartItem).check(reads({ under: ['items', 'cart', 'cartItems', 'data'] })),
      }),
    }),
  },
});
