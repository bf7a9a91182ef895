import type { Calls } from '../contract/call.ts';
import { brandsFrom, searchAnswerFrom } from './search.decode.ts';

export const searchCalls = {
  query: { method: 'POST', path: '/api/search/query', who: 'viewer', decode: searchAnswerFrom },
  brands: { method: 'GET', path: '/api/search/brands', who: 'anyone', decode: brandsFrom },
} satisfies Calls[string];
