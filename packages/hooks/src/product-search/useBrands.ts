import { searchCalls } from '@vitrine/api';
import { EVERY_PAGE, useResource } from '../resource/useResource.ts';
import { useServices } from '../services/ServicesProvider.tsx';

/** Brands to choose from. */
export interface Brands {
  /** The brand with the most products first; undefined while not loaded. */
  brands: readonly string[] | undefined;
  status: 'ready' | 'loading' | 'error';
  retry(): void;
}

/**
 * Returns the brands to filter by.
 *
 * @param verified Whether only products with a verified link count.
 */
export function useBrands(verified = false): Brands {
  const { api } = useServices();
  const { value, error, reload } = useResource(
    ['brands', verified ? 'verified' : 'all'],
    () => api(searchCalls).brands({ query: verified ? { verified: 'true' } : {} }),
    // Fetched once for all pages, since brands change only with the catalogue.
    { personal: false, page: EVERY_PAGE },
  );
  return {
    brands: value?.brands,
    status: value ? 'ready' : error ? 'error' : 'loading',
    retry: reload,
  };
}
