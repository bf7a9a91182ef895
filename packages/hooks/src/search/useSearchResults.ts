import { useSteadyFeed } from '../feed/useSteadyFeed.ts';
import type { SteadyProductFeed } from '../products/product-feed.ts';
import { useServices } from '../services/ServicesProvider.tsx';
import { firstRecordFrom, SEARCH_CACHE, searchFeed, searchFeedKey } from './search-feed.ts';
import type { SearchRequest } from './search-request.ts';
import type { SearchSummary } from './search-summaries.ts';
import { useSearchSummary } from './useSearchSummary.ts';

/** What the results page shows, and what the server said of it: how it read the query, and how many products it finds. */
export interface SearchResults extends SteadyProductFeed, SearchSummary {}

/**
 * The results of a search, page after page, kept by the page's history entry and over a reload of it. Another request
 * gives up the one under way; its products stay in sight until those of the new one are there.
 *
 * @param pageKey Key of the history entry.
 * @param request A blank query asks for nothing.
 * @param first Results that the landing page found or a saved search kept (`FirstResults`), out of the navigation state.
 */
export function useSearchResults(pageKey: string, request: SearchRequest, first?: unknown): SearchResults {
  const services = useServices();
  const asked = askedOf(request);
  const { items: products, ...view } = useSteadyFeed(
    searchFeedKey(pageKey, asked),
    searchFeed(services, pageKey, asked, SEARCH_CACHE, firstRecordFrom(first)),
  );
  const summary = useSearchSummary(asked);
  return { products, ...view, ...(asked ? {} : NOTHING_ASKED), ...summary };
}

/** What a results page asks for: nothing for a blank query. */
export const askedOf = (request: SearchRequest): SearchRequest | undefined =>
  request.query.trim() === '' ? undefined : request;

const NOTHING_ASKED = { products: [], loading: false, hasMore: false, isStale: false };
