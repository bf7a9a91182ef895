import type { Product } from '@vitrine/api';
import type { FeedRecord } from '../feed/feed.ts';
import type { OpenFeed } from '../feed/open-feed.ts';
import { productFeed } from '../products/product-feed.ts';
import type { Services } from '../services/services.ts';
import { type SearchRequest, searchBodyOf } from './search-request.ts';
import { firstResultsFrom, isSearchCursor, type SearchCursor } from './search-results.ts';
import { SEARCH_SOURCE, searchSource } from './search-source.ts';

export const SEARCH_CACHE = 'searchProducts';

/** Equal requests on one page share a feed. */
export const searchFeedKey = (pageKey: string, request: SearchRequest | undefined) =>
  `${pageKey} ${request ? JSON.stringify(searchBodyOf(request)) : ''}`;

/**
 * Returns the feed of a search.
 *
 * @param request Undefined finds nothing.
 * @param first Known first results.
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

/** Validates first results from a navigation state. */
export function firstRecordFrom(read: unknown): FeedRecord<Product, SearchCursor> | undefined {
  const found = firstResultsFrom(read);
  return found && { ...found, source: SEARCH_SOURCE };
}
