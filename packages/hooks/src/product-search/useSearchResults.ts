import { useSteadyFeed } from '../feed/useSteadyFeed.ts';
import type { SteadyProductFeed } from '../products/product-feed.ts';
import { useServices } from '../services/ServicesProvider.tsx';
import { firstRecordFrom, SEARCH_CACHE, searchFeed, searchFeedKey } from './search-feed.ts';
import type { SearchRequest } from './search-request.ts';
import type { SearchSummary } from './search-summaries.ts';
import { useSearchSummary } from './useSearchSummary.ts';

/** The state of the results page, with the search summary. */
export interface SearchResults extends SteadyProductFeed, SearchSummary {}

/**
 * Returns the results of a search, kept by the page's history entry (`pageKey`) and over a reload. Another
 * request cancels the one in flight; the old products stay until the new ones arrive.
 *
 * @param request A blank query requests nothing.
 * @param first `FirstResults` of the landing page or a saved search, from the navigation state.
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

/** Returns undefined for a blank query. */
export const askedOf = (request: SearchRequest): SearchRequest | undefined =>
  request.query.trim() === '' ? undefined : request;

const NOTHING_ASKED = { products: [], loading: false, hasMore: false, isStale: false };
