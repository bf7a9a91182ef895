import { SEARCH_END, searchCalls, searchPage, withoutViewerFlags } from '@vitrine/api';
import { observeProducts } from '../products/product-relation.ts';
import type { Services } from '../services/services.ts';
import { searchFeed } from './search-feed.ts';
import { type SearchRequest, searchBodyOf } from './search-request.ts';
import { SEARCH_SOURCE } from './search-source.ts';

/** Fetches the first page of a search, and opens the feed that a page will show with it. Rejects where that fails. */
export async function prepareSearch(
  services: Services,
  pageKey: string,
  request: SearchRequest,
  cache: string,
): Promise<void> {
  const { api, relations } = services;
  const askedAt = relations.moment();
  const body = { ...searchBodyOf(request), ...searchPage(1) };
  const { results, nextStart, asOf } = await api(searchCalls).query({ body });
  observeProducts(services, results, askedAt);
  const next = nextStart === SEARCH_END ? undefined : { start: nextStart, asOf };
  const first = { items: results.map(withoutViewerFlags), next, source: SEARCH_SOURCE };
  searchFeed(services, pageKey, request, cache, first)(undefined);
}
