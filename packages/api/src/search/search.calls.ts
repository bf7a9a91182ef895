// Written by `pnpm contract` from search.contract.ts: change that, not this.

import { lazily } from '../contract/call.ts';
import type { CallsOf } from '../contract/endpoint.ts';
import type { searchContract } from './search.contract.ts';

const decoders = () => import('./search.decode.ts');

/** The calls of `search`, as clients make them. */
export const searchCalls: CallsOf<typeof searchContract> = {
  query: {
    method: 'POST',
    path: '/api/search/query',
    who: 'viewer',
    decode: lazily(decoders, 'searchAnswerFrom'),
  },
  brands: {
    method: 'GET',
    path: '/api/search/brands',
    who: 'anyone',
    decode: lazily(decoders, 'brandsAnswerFrom'),
  },
};
