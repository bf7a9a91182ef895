import { searchCalls } from '@vitrine/api';
import { useResource } from '../resource/useResource.ts';
import { useServices } from '../services/ServicesProvider.tsx';

/** Brands to choose from. */
export interface Brands {
  /** The one with the most products first; undefined while they are not known. */
  brands: readonly string[] | undefined;
  status: 'ready' | 'loading' | 'error';
  /** Asks again. */
  retry(): void;
}

/**
 * The brands to filter by.
 *
 * @param verified Whether only products with a verified link count.
 */
export function useBrands(verified = false): Brands {
  const { api } = useServices();
  const { value, error, reload } = useResource(
    ['brands', verified ? 'verified' : 'all'],
    () => api(searchCalls).brands({ query: verified ? { verified: 'true' } : {} }),
    // Asked for once, since they change with the catalogue and not from page to page.
    { personal: false, page: 'every page' },
  );
  return {
    brands: value?.brands,
    status: value ? 'ready' : error ? 'error' : 'loading',
    retry: reload,
  };
}
