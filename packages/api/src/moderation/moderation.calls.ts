// Written by `pnpm contract` from moderation.contract.ts: change that, not this.

import { lazily } from '../contract/call.ts';
import type { CallsOf } from '../contract/endpoint.ts';
import type { moderationContract } from './moderation.contract.ts';

const decoders = () => import('./moderation.decode.ts');

/** The calls of `moderation`, as clients make them. */
export const moderationCalls: CallsOf<typeof moderationContract> = {
  report: {
    method: 'POST',
    path: '/api/moderation/report',
    who: 'person',
    decode: lazily(decoders, 'reportAnswerFrom'),
  },
  block: {
    method: 'POST',
    path: '/api/moderation/block',
    who: 'person',
    decode: lazily(decoders, 'blockAnswerFrom'),
  },
  unblock: {
    method: 'DELETE',
    path: '/api/moderation/block',
    who: 'person',
    decode: lazily(decoders, 'unblockAnswerFrom'),
  },
  blocked: {
    method: 'GET',
    path: '/api/moderation/blocked',
    who: 'person',
    decode: lazily(() => import('../profile/profile.decode.ts'), 'peoplePageFrom'),
  },
};
