// Written by `pnpm contract` from discover.contract.ts: change that, not this.

import { lazily } from '../contract/call.ts';
import type { CallsOf } from '../contract/endpoint.ts';
import type { discoverContract } from './discover.contract.ts';

const decoders = () => import('./discover.decode.ts');

/** The calls of `discover`, as clients make them. */
export const discoverCalls: CallsOf<typeof discoverContract> = {
  search: {
    method: 'GET',
    path: '/api/discover/search',
    who: 'person',
    decode: lazily(decoders, 'searchAnswerFrom'),
  },
};
