// Written by `pnpm contract` from post-links.contract.ts: change that, not this.

import { lazily } from '../contract/call.ts';
import type { CallsOf } from '../contract/endpoint.ts';
import type { postLinksContract } from './post-links.contract.ts';

const decoders = () => import('./post-links.decode.ts');

/** The calls of `postLinks`, as clients make them. */
export const postLinksCalls: CallsOf<typeof postLinksContract> = {
  list: {
    method: 'GET',
    path: '/api/post/links/{postId}',
    who: 'viewer',
    decode: lazily(decoders, 'listAnswerFrom'),
  },
  confirm: {
    method: 'PUT',
    path: '/api/search/product-link/update-confirmation',
    who: 'person',
    decode: lazily(decoders, 'postLinkFrom'),
  },
  pin: {
    method: 'PUT',
    path: '/api/user-links/{id}/pin',
    who: 'person',
    decode: lazily(decoders, 'postLinkFrom'),
  },
};
