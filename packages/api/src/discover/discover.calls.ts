import { type Calls, lazily } from '../contract/call.ts';

const decoders = () => import('./discover.decode.ts');

export const discoverCalls = {
  search: {
    method: 'GET',
    path: '/api/discover/search',
    who: 'person',
    decode: lazily(decoders, 'foundFrom'),
  },
} satisfies Calls[string];
