import type { Calls } from '../contract/call.ts';
import { booleanOf, fieldsOf } from '../contract/decode.ts';
import { registeredFrom, signedInFrom } from './session.decode.ts';

export const sessionCalls = {
  register: { method: 'POST', path: '/api/profile/register', who: 'anyone', decode: registeredFrom },
  login: { method: 'POST', path: '/api/profile/login', who: 'anyone', decode: signedInFrom },
  logout: {
    method: 'POST',
    path: '/api/profile/logout',
    who: 'person',
    decode: (answer) => ({ success: booleanOf(fieldsOf(answer).success) ?? true }),
  },
} satisfies Calls[string];
