import type { Services } from '../services/services.ts';
import { prepareSearch } from './prepare-search.ts';
import { SEARCH_CACHE } from './search-feed.ts';
import type { SearchRequest } from './search-request.ts';
import { askedOf } from './useSearchResults.ts';

/** Fetches the first results of `useSearchResults` before server rendering; rejects on failure. */
export async function prepareSearchResults(
  services: Services,
  pageKey: string,
  request: SearchRequest,
): Promise<void> {
  const asked = askedOf(request);
  if (asked) await prepareSearch(services, pageKey, asked, SEARCH_CACHE);
}
