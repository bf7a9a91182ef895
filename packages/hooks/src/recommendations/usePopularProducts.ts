import { productsCalls } from '@vitrine/api';
import { EVERY_PAGE, useResource } from '../resource/useResource.ts';
import { useServices } from '../services/ServicesProvider.tsx';
import { none, observed, type RecommendedProducts } from './recommended-products.ts';
import { rowKey } from './row-keys.ts';

/** How many of the most popular products a row has. */
const IN_A_ROW = 12;

/** The most popular products: where to go on from a page that has nothing to show. */
export function usePopularProducts(): RecommendedProducts {
  const services = useServices();
  const { value, error } = useResource(
    rowKey('popular'),
    () => observed(services, () => services.api(productsCalls).popular({ query: { limit: IN_A_ROW } })),
    { personal: false, page: EVERY_PAGE },
  );
  return { products: value ?? none, loading: value === undefined && error === undefined };
}
