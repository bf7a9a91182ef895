import { productsCalls } from '@vitrine/api';
import { prepareResource } from '../resource/prepared-resources.ts';
import { EVERY_PAGE, useResource } from '../resource/useResource.ts';
import { useServices } from '../services/ServicesProvider.tsx';
import type { Services } from '../services/services.ts';
import { none, observed, type RecommendedProducts } from './recommended-products.ts';
import { rowKey } from './row-keys.ts';

const IN_A_ROW = 12;
const popularKey = rowKey('popular');

const fetchPopular = (services: Services) =>
  observed(services, () => services.api(productsCalls).popular({ query: { limit: IN_A_ROW } }));

/** Returns the most popular products, for otherwise empty pages. */
export function usePopularProducts(): RecommendedProducts {
  const services = useServices();
  const { value, error } = useResource(popularKey, () => fetchPopular(services), {
    personal: false,
    page: EVERY_PAGE,
  });
  return { products: value ?? none, loading: value === undefined && error === undefined };
}

/** Fetches the data of `usePopularProducts` before server rendering; rejects on failure. */
export const preparePopularProducts = (services: Services): Promise<void> =>
  prepareResource(services, popularKey, () => fetchPopular(services));
