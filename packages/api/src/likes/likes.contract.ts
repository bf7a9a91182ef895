import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { Id, Product } from '../products/products.models.ts';
import { likesCalls } from './likes.calls.ts';
import { LikePayload, LikeState, UnlikePayload } from './likes.models.ts';
import { likePayloadProblem, unlikePayloadProblem } from './likes.rules.ts';

export const likesContract = {
  add: endpoint(likesCalls.add, {
    summary: 'Like a product',
    description: 'Says a state, not a change: liking twice counts once.',
    self: 'body.userId',
    body: LikePayload,
    check: likePayloadProblem,
    response: LikeState,
    errors: [
      'product_id_missing',
      'product_name_missing',
      'product_price_missing',
      'invalid_price_format',
      'product_not_found',
    ],
  }),
  remove: endpoint(likesCalls.remove, {
    summary: 'Take a like back',
    self: 'body.userId',
    body: UnlikePayload,
    bodyOrQuery: true,
    check: unlikePayloadProblem,
    response: LikeState,
    errors: ['product_id_missing'],
  }),
  list: endpoint(likesCalls.list, {
    summary: 'Liked products, the newest like first',
    self: 'query.userId',
    query: z.object({ userId: z.optional(Id) }),
    response: z.object({ products: z.array(Product) }),
  }),
};
