import { searchFeed, searchFeedKey } from '../search/search-feed.ts';
import { useServices } from '../services/ServicesProvider.tsx';
import type { Services } from '../services/services.ts';
import { type OpenProductFeed, openProductFeed } from './product-feed.ts';
import { filteredRequest, type ProductFilterChoice, type ProductScope } from './product-filter.ts';
import { isPageCursor, rankedSource } from './product-source.ts';
import { type SteadyProductFeed, useSteadyProductFeed } from './useSteadyProductFeed.ts';

/** What a product screen shows. */
export type FilteredProducts = SteadyProductFeed;

/**
 * The verified or popular products, all of them or those that a query and a filter leave (D1), kept by the page's
 * history entry. What was shown stays until the first page of a changed filter is there.
 *
 * @param pageKey Key of the history entry.
 */
export function useFilteredProducts(
  pageKey: string,
  scope: ProductScope,
  { query, filter }: { query: string; filter: ProductFilterChoice },
): FilteredProducts {
  const services = useServices();
  const page = `${pageKey} ${scope}`;
  const request = filteredRequest(scope, query, filter);
  return useSteadyProductFeed(
    searchFeedKey(page, request),
    request
      ? searchFeed(services, page, request, 'filteredProducts')
      : scopeFeed(services, searchFeedKey(page, undefined), scope),
  );
}

const scopeFeed =
  (services: Services, key: string, scope: ProductScope): OpenProductFeed =>
  (viewer) =>
    openProductFeed(
      services,
      {
        key,
        cache: 'filteredProducts',
        freshForMs: 0,
        sources: () => [rankedSource(services, scope)],
        isCursor: isPageCursor,
      },
      viewer,
    );
