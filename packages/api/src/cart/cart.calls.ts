// Written by `pnpm contract` from cart.contract.ts: change that, not this.

import { lazily } from '../contract/call.ts';
import type { CallsOf } from '../contract/endpoint.ts';
import type { cartContract } from './cart.contract.ts';

const decoders = () => import('./cart.decode.ts');

/** The calls of `cart`, as clients make them. */
export const cartCalls: CallsOf<typeof cartContract> = {
  checkStatuses: {
    method: 'POST',
    path: '/api/cart/checkStatuses',
    who: 'person',
    decode: lazily(decoders, 'checkStatusesAnswerFrom'),
  },
  add: {
    method: 'POST',
    path: '/api/cart/addItem',
    who: 'person',
    decode: lazily(decoders, 'addAnswerFrom'),
  },
  remove: {
    method: 'DELETE',
    path: '/api/cart/removeItem',
    who: 'person',
    decode: lazily(decoders, 'removeAnswerFrom'),
  },
  list: {
    method: 'GET',
    path: '/api/cart/getItems',
    who: 'person',
    decode: lazily(decoders, 'listAnswerFrom'),
  },
};
