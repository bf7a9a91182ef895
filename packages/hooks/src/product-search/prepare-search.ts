import { SEARCH_END } from '@vitrine/api';
import type { Services } from '../services/services.ts';
import { firstResults } from './first-page.ts';
import { searchFeed } from './search-feed.ts';
import type { SearchRequest } from './search-request.ts';
import { SEARCH_SOURCE } from './search-source.ts';

/** Fetches the first page of a search, and opens the page's feed with it. Rejects on failure. */
export async function prepareSearch(
  services: Services,
  pageKey: string,
  request: SearchRequest,
  cache: string,
): Promise<void> {
  const { products: items, nextStart, asOf } = await firstResults(services, request);
  const next = nextStart === SEARCH_END ? undefined : { start: nextStart, asOf };
  searchFeed(services, pageKey, request, cache, { items, next, source: SEARCH_SOURCE })(undefined);
}
