import type { Product } from '@vitrine/api';
import type { FeedRecord } from '../feed/feed.ts';
import type { OpenFeed } from '../feed/open-feed.ts';
import { productFeed } from '../products/product-feed.ts';
import type { Services } from '../services/services.ts';
import { type SearchRequest, searchBodyOf } from './search-request.ts';
import { firstResultsFrom, isSearchCursor, type SearchCursor } from './search-results.ts';
import { SEARCH_SOURCE, searchSource } from './search-source.ts';

/** The key of a search on a page: equal requests on one page share a feed. */
export const searchFeedKey = (pageKey: string, request: SearchRequest | undefined) =>
  `${pageKey} ${request ? JSON.stringify(searchBodyOf(request)) : ''}`;

/**
 * The feed of a search.
 *
 * @param request Undefined finds nothing.
 * @param first First results that are known already. It comes from a navigation state, so it may be anything.
 */
export const searchFeed = (
  services: Services,
  pageKey: string,
  request: SearchRequest | undefined,
  cache: string,
  first?: unknown,
): OpenFeed<Product> =>
  productFeed<SearchCursor>(services, {
    key: searchFeedKey(pageKey, request),
    cache,
    freshForMs: 0,
    sources: () => (request ? [searchSource(services, request)] : []),
    isCursor: isSearchCursor,
    first: recordOf(first),
  });

function recordOf(first: unknown): FeedRecord<Product, SearchCursor> | undefined {
  const found = firstResultsFrom(first);
  return found && { ...found, source: SEARCH_SOURCE };
}
