import { type Calls, lazily } from '../contract/call.ts';

const decoders = () => import('./cart.decode.ts');

export const cartCalls = {
  checkStatuses: {
    method: 'POST',
    path: '/api/cart/checkStatuses',
    who: 'person',
    decode: lazily(decoders, 'productStatusesFrom'),
  },
  add: {
    method: 'POST',
    path: '/api/cart/addItem',
    who: 'person',
    decode: lazily(decoders, 'cartAddedFrom'),
  },
  remove: {
    method: 'DELETE',
    path: '/api/cart/removeItem',
    who: 'person',
    decode: lazily(decoders, 'cartRemovedFrom'),
  },
  list: {
    method: 'GET',
    path: '/api/cart/getItems',
    who: 'person',
    decode: lazily(decoders, 'cartItemsFrom'),
  },
} satisfies Calls[string];
