// Written by `pnpm contract` from recommendations.contract.ts: change that, not this.

import { lazily } from '../contract/call.ts';
import type { CallsOf } from '../contract/endpoint.ts';
import type { recommendationsContract } from './recommendations.contract.ts';

const decoders = () => import('./recommendations.decode.ts');

/** The calls of `recommendations`, as clients make them. */
export const recommendationsCalls: CallsOf<typeof recommendationsContract> = {
  similar: {
    method: 'GET',
    path: '/api/products/{id}/similar',
    who: 'viewer',
    decode: lazily(decoders, 'similarAnswerFrom'),
  },
  named: { method: 'GET', path: '/api/products', who: 'viewer', decode: lazily(decoders, 'namedAnswerFrom') },
};
