import type { Product } from '@vitrine/api';
import type { OpenFeed } from '../feed/open-feed.ts';
import { prepareFeed } from '../feed/prepare-feed.ts';
import { useSteadyFeed } from '../feed/useSteadyFeed.ts';
import { productFeed, type SteadyProductFeed } from '../products/product-feed.ts';
import { isPageCursor, rankedSource } from '../products/product-source.ts';
import { useServices } from '../services/ServicesProvider.tsx';
import type { Services } from '../services/services.ts';
import { prepareSearch } from './prepare-search.ts';
import { filteredRequest, type ProductFilterChoice, type ProductScope } from './product-filter.ts';
import { searchFeed, searchFeedKey } from './search-feed.ts';
import type { SearchSummary } from './search-summaries.ts';
import { useSearchSummary } from './useSearchSummary.ts';

/** What a product screen shows; where something is chosen, also what the search said of it. */
export interface FilteredProducts extends SteadyProductFeed, SearchSummary {}

/**
 * The verified or popular products, all of them or those that a query and a filter leave, kept by the page's
 * history entry. When the filter changes, the products of before stay until the first page of the new ones is there.
 *
 * @param pageKey Key of the history entry.
 */
export function useFilteredProducts(
  pageKey: string,
  scope: ProductScope,
  { query, filter }: { query: string; filter: ProductFilterChoice },
): FilteredProducts {
  const { key, open, request } = filteredFeed(useServices(), pageKey, scope, { query, filter });
  const { items: products, ...view } = useSteadyFeed(key, open);
  return { products, ...view, ...useSearchSummary(request) };
}

/** The feed of a product screen: that of a search where something is chosen, else the ranked one. */
function filteredFeed(
  services: Services,
  pageKey: string,
  scope: ProductScope,
  { query, filter }: { query: string; filter: ProductFilterChoice },
) {
  const page = `${pageKey} ${scope}`;
  const request = filteredRequest(scope, query, filter);
  const key = searchFeedKey(page, request);
  return {
    page,
    key,
    request,
    open: request ? searchFeed(services, page, request, CACHE) : scopeFeed(services, key, scope),
  };
}

/**
 * Fetches what `useFilteredProducts` shows first, before the page is drawn; rejects where that fails.
 *
 * @param pageKey Key of the history entry.
 */
export async function prepareFilteredProducts(
  services: Services,
  pageKey: string,
  scope: ProductScope,
  chosen: { query: string; filter: ProductFilterChoice },
): Promise<void> {
  const { page, request, open } = filteredFeed(services, pageKey, scope, chosen);
  await (request ? prepareSearch(services, page, request, CACHE) : prepareFeed(open));
}

const CACHE = 'filteredProducts';

const scopeFeed = (services: Services, key: string, scope: ProductScope): OpenFeed<Product> =>
  productFeed(services, {
    key,
    cache: CACHE,
    freshForMs: 0,
    sources: () => [rankedSource(services, scope)],
    isCursor: isPageCursor,
  });
