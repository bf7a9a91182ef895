import * as z from 'zod/mini';
import { Id } from '../contract/contract.models.ts';
import { area, endpoint } from '../contract/endpoint.ts';
import { Products } from '../products/products.models.ts';
import { productErrors } from '../products/products.rules.ts';
import { LikePayload, LikeState, UnlikePayload } from './likes.models.ts';
import { likeErrors, likePayloadProblem, unlikePayloadProblem } from './likes.rules.ts';

const { product_id_missing } = likeErrors;

export const likesContract = area({
  description: 'Likes of products.',
  eager: true,
  calls: {
    add: endpoint({
      method: 'POST',
      path: '/api/likes/add',
      who: 'person',
      summary: 'Like a product',
      description: 'Sets a state: liking twice counts once.',
      body: LikePayload,
      check: likePayloadProblem,
      response: LikeState,
      asked: true,
      errors: { ...likeErrors, ...productErrors },
    }),
    remove: endpoint({
      method: 'DELETE',
      path: '/api/likes/remove',
      who: 'person',
      summary: 'Unlike a product',
      body: UnlikePayload,
      bodyOrQuery: true,
      check: unlikePayloadProblem,
      response: LikeState,
      asked: false,
      errors: { product_id_missing },
    }),
    list: endpoint({
      method: 'GET',
      path: '/api/likes/getLikes',
      who: 'person',
      summary: 'Liked products, the newest like first',
      query: z.object({ userId: z.optional(Id) }),
      response: z.object({ products: Products }),
    }),
  },
});
