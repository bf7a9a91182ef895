import { type Calls, lazily } from '../contract/call.ts';
import { booleanOf, fieldsOf } from '../contract/decode.ts';

const decoders = () => import('./session.decode.ts');

export const sessionCalls = {
  register: {
    method: 'POST',
    path: '/api/profile/register',
    who: 'anyone',
    decode: lazily(decoders, 'registeredFrom'),
  },
  login: {
    method: 'POST',
    path: '/api/profile/login',
    who: 'anyone',
    decode: lazily(decoders, 'signedInFrom'),
  },
  logout: {
    method: 'POST',
    path: '/api/profile/logout',
    who: 'person',
    decode: (answer) => ({ success: booleanOf(fieldsOf(answer).success) ?? true }),
  },
} satisfies Calls[string];
