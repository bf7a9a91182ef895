import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { Id, Product, productsFrom } from '../products/products.models.ts';
import { LikePayload, LikeState, likeStateFrom, UnlikePayload } from './likes.models.ts';
import { likePayloadProblem, unlikePayloadProblem } from './likes.rules.ts';

export const likesContract = {
  add: endpoint({
    method: 'POST',
    path: '/api/likes/add',
    summary: 'Like a product',
    description: 'Says a state, not a change: liking twice counts once.',
    access: { who: 'person', self: 'body.userId' },
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
    decode: likeStateFrom(true),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/likes/remove',
    summary: 'Take a like back',
    access: { who: 'person', self: 'body.userId' },
    body: UnlikePayload,
    bodyOrQuery: true,
    check: unlikePayloadProblem,
    response: LikeState,
    errors: ['product_id_missing'],
    decode: likeStateFrom(false),
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/likes/getLikes',
    summary: 'Liked products, the newest like first',
    access: { who: 'person', self: 'query.userId' },
    query: z.object({ userId: z.optional(Id) }),
    response: z.object({ products: z.array(Product) }),
    decode: (answer) => ({ products: productsFrom(answer) }),
  }),
};
