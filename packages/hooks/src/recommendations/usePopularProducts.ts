import { productsCalls } from '@vitrine/api';
import { EVERY_PAGE, useResource } from '../resource/useResource.ts';
import { useServices } from '../services/ServicesProvider.tsx';
import { none, observed, type RecommendedProducts } from './recommended-products.ts';
import { rowKey } from './row-keys.ts';

const IN_A_ROW = 12;

/** Returns the most popular products, for otherwise empty pages. */
export function usePopularProducts(): RecommendedProducts {
  const services = useServices();
  const { value, error } = useResource(
    rowKey('popular'),
    () => observed(services, () => services.api(productsCalls).popular({ query: { limit: IN_A_ROW } })),
    { personal: false, page: EVERY_PAGE },
  );
  return { products: value ?? none, loading: value === undefined && error === undefined };
}
