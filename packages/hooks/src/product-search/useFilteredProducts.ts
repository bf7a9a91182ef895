import type { Product } from '@vitrine/api';
import type { OpenFeed } from '../feed/open-feed.ts';
import { prepareFeed } from '../feed/prepare-feed.ts';
import { isPageCursor } from '../feed/ranked-page.ts';
import { useSteadyFeed } from '../feed/useSteadyFeed.ts';
import { productFeed, type SteadyProductFeed } from '../products/product-feed.ts';
import { rankedSource } from '../products/product-source.ts';
import { useServices } from '../services/ServicesProvider.tsx';
import type { Services } from '../services/services.ts';
import { prepareSearch } from './prepare-search.ts';
import { filteredRequest, type ProductFilterChoice, type ProductScope } from './product-filter.ts';
import { searchFeed, searchFeedKey } from './search-feed.ts';
import type { SearchSummary } from './search-summaries.ts';
import { useSearchSummary } from './useSearchSummary.ts';

/** The state of a product screen; with filters, also the search summary. */
export interface FilteredProducts extends SteadyProductFeed, SearchSummary {}

/**
 * Returns the products of a screen, filtered if anything is chosen, kept by the page's history entry
 * (`pageKey`). If the filter changes, the old products stay until the first page of the new ones arrives.
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

/** Fetches the first products of `useFilteredProducts` before server rendering; rejects on failure. */
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
