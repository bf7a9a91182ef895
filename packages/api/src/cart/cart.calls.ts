import type { Calls } from '../contract/call.ts';
import { cartItemsFrom, cartStateFrom, productStatusesFrom } from './cart.decode.ts';

export const cartCalls = {
  checkStatuses: {
    method: 'POST',
    path: '/api/cart/checkStatuses',
    who: 'person',
    decode: productStatusesFrom,
  },
  add: { method: 'POST', path: '/api/cart/addItem', who: 'person', decode: cartStateFrom(true) },
  remove: { method: 'DELETE', path: '/api/cart/removeItem', who: 'person', decode: cartStateFrom(false) },
  list: { method: 'GET', path: '/api/cart/getItems', who: 'person', decode: cartItemsFrom },
} satisfies Calls[string];
