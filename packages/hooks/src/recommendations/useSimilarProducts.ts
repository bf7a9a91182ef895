import { recommendationsCalls } from '@vitrine/api';
import { EVERY_PAGE, useResource } from '../resource/useResource.ts';
import { useServices } from '../services/ServicesProvider.tsx';
import { none, observed, type RecommendedProducts } from './recommended-products.ts';
import { rowKey } from './row-keys.ts';

/**
 * Returns similar products, the most similar first.
 *
 * @param id Undefined requests nothing.
 */
export function useSimilarProducts(id: string | undefined): RecommendedProducts {
  const services = useServices();
  const { value, error } = useResource(
    id === undefined ? undefined : rowKey('similar', id),
    () =>
      observed(services, () =>
        services.api(recommendationsCalls).similar({ params: { id: id ?? '' }, query: {} }),
      ),
    { personal: false, page: EVERY_PAGE },
  );
  return { products: value ?? none, loading: value === undefined && error === undefined };
}
