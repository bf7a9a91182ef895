import type { Calls } from '../contract/call.ts';
import { profileFrom } from './profile.decode.ts';

export const profileCalls = {
  get: { method: 'GET', path: '/api/profile/{id}', who: 'person', decode: profileFrom },
} satisfies Calls[string];
