import type { Product } from '@vitrine/api';
import type { OpenFeed } from '../feed/open-feed.ts';
import { useSteadyFeed } from '../feed/useSteadyFeed.ts';
import { productFeed, type SteadyProductFeed } from '../products/product-feed.ts';
import { isPageCursor, rankedSource } from '../products/product-source.ts';
import { useServices } from '../services/ServicesProvider.tsx';
import type { Services } from '../services/services.ts';
import { filteredRequest, type ProductFilterChoice, type ProductScope } from './product-filter.ts';
import { searchFeed, searchFeedKey } from './search-feed.ts';

/** What a product screen shows. */
export type FilteredProducts = SteadyProductFeed;

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
  const services = useServices();
  const page = `${pageKey} ${scope}`;
  const request = filteredRequest(scope, query, filter);
  const { items: products, ...view } = useSteadyFeed(
    searchFeedKey(page, request),
    request
      ? searchFeed(services, page, request, 'filteredProducts')
      : scopeFeed(services, searchFeedKey(page, undefined), scope),
  );
  return { products, ...view };
}

const scopeFeed = (services: Services, key: string, scope: ProductScope): OpenFeed<Product> =>
  productFeed(services, {
    key,
    cache: 'filteredProducts',
    freshForMs: 0,
    sources: () => [rankedSource(services, scope)],
    isCursor: isPageCursor,
  });
