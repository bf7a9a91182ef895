import { type Calls, lazily } from '../contract/call.ts';

const decoders = () => import('./search.decode.ts');

export const searchCalls = {
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
    decode: lazily(decoders, 'brandsFrom'),
  },
} satisfies Calls[string];
