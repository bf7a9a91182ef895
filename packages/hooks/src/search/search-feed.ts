import type { Product } from '@vitrine/api';
import type { FeedRecord } from '../feed/feed.ts';
import type { OpenFeed } from '../feed/open-feed.ts';
import { productFeed } from '../products/product-feed.ts';
import type { Services } from '../services/services.ts';
import { type SearchRequest, searchBodyOf } from './search-request.ts';
import { firstResultsFrom, isSearchCursor, type SearchCursor } from './search-results.ts';
import { SEARCH_SOURCE, searchSource } from './search-source.ts';

/** The session cache of the results page. */
export const SEARCH_CACHE = 'searchProducts';

/** The key of a search on a page: equal requests on one page share a feed. */
export const searchFeedKey = (pageKey: string, request: SearchRequest | undefined) =>
  `${pageKey} ${request ? JSON.stringify(searchBodyOf(request)) : ''}`;

/**
 * The feed of a search.
 *
 * @param request Undefined finds nothing.
 * @param first First results that are known already.
 */
export const searchFeed = (
  services: Services,
  pageKey: string,
  request: SearchRequest | undefined,
  cache: string,
  first?: FeedRecord<Product, SearchCursor>,
): OpenFeed<Product> =>
  productFeed<SearchCursor>(services, {
    key: searchFeedKey(pageKey, request),
    cache,
    freshForMs: 0,
    sources: () => (request ? [searchSource(services, request)] : []),
    isCursor: isSearchCursor,
    first,
  });

/** Reads first results out of a navigation state, which may hold anything. */
export function firstRecordFrom(read: unknown): FeedRecord<Product, SearchCursor> | undefined {
  const found = firstResultsFrom(read);
  return found && { ...found, source: SEARCH_SOURCE };
}
