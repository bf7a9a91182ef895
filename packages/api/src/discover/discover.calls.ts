import type { Calls } from '../contract/call.ts';
import { foundFrom } from './discover.decode.ts';

export const discoverCalls = {
  search: { method: 'GET', path: '/api/discover/search', who: 'person', decode: foundFrom },
} satisfies Calls[string];
