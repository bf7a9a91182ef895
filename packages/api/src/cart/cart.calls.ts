import type { Calls } from '../contract/call.ts';
import { productStatusesFrom } from './cart.decode.ts';

export const cartCalls = {
  checkStatuses: {
    method: 'POST',
    path: '/api/cart/checkStatuses',
    who: 'person',
    decode: productStatusesFrom,
  },
} satisfies Calls[string];
