import { type Calls, lazily } from '../contract/call.ts';

const decoders = () => import('./profile.decode.ts');

export const profileCalls = {
  get: { method: 'GET', path: '/api/profile/{id}', who: 'person', decode: lazily(decoders, 'profileFrom') },
} satisfies Calls[string];
