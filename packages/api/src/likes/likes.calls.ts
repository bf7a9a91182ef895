import type { Calls } from '../contract/call.ts';
import { productsFrom } from '../products/products.decode.ts';
import { likeStateFrom } from './likes.decode.ts';

export const likesCalls = {
  add: { method: 'POST', path: '/api/likes/add', who: 'person', decode: likeStateFrom(true) },
  remove: { method: 'DELETE', path: '/api/likes/remove', who: 'person', decode: likeStateFrom(false) },
  list: {
    method: 'GET',
    path: '/api/likes/getLikes',
    who: 'person',
    decode: (answer) => {
      const products = productsFrom(answer);
      return products && { products };
    },
  },
} satisfies Calls[string];
