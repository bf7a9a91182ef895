// Written by `pnpm contract` from dismissals.contract.ts: change that, not this.

import { lazily } from '../contract/call.ts';
import type { CallsOf } from '../contract/endpoint.ts';
import type { dismissalsContract } from './dismissals.contract.ts';

const decoders = () => import('./dismissals.decode.ts');

/** The calls of `dismissals`, as clients make them. */
export const dismissalsCalls: CallsOf<typeof dismissalsContract> = {
  add: {
    method: 'POST',
    path: '/api/dismissals/add',
    who: 'person',
    decode: lazily(decoders, 'addAnswerFrom'),
  },
  remove: {
    method: 'DELETE',
    path: '/api/dismissals/remove',
    who: 'person',
    decode: lazily(decoders, 'removeAnswerFrom'),
  },
  list: { method: 'GET', path: '/api/dismissals', who: 'person', decode: lazily(decoders, 'listAnswerFrom') },
};
