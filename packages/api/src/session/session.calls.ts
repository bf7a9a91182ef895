// Written by `pnpm contract` from session.contract.ts: change that, not this.

import { lazily } from '../contract/call.ts';
import { booleanOf, fieldsOf } from '../contract/decode.ts';
import type { CallsOf } from '../contract/endpoint.ts';
import type { sessionContract } from './session.contract.ts';

function logoutAnswerFrom(value: unknown) {
  const given = fieldsOf(value);
  return { success: booleanOf(given.success) ?? true };
}

/** The calls of `session`, as clients make them. */
export const sessionCalls: CallsOf<typeof sessionContract> = {
  register: {
    method: 'POST',
    path: '/api/profile/register',
    who: 'anyone',
    decode: lazily(() => import('./session.readers.ts'), 'registeredFrom'),
  },
  login: {
    method: 'POST',
    path: '/api/profile/login',
    who: 'anyone',
    decode: lazily(() => import('./session.readers.ts'), 'signedInFrom'),
  },
  logout: { method: 'POST', path: '/api/profile/logout', who: 'person', decode: logoutAnswerFrom },
};
