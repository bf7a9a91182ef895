import { useSWRConfig } from 'swr';
import { useListener } from '../emitter/useListener.ts';
import { isRowKey } from '../recommendations/row-keys.ts';
import { useServices } from '../services/ServicesProvider.tsx';
import { block } from './block.ts';
import { productsOfBlocked } from './products-of-blocked.ts';

/**
 * Keeps products found by blocked people out of every feed and row until an unblock. For hooks that change
 * blocks.
 */
export function useProductsOfBlocked(): void {
  const services = useServices();
  const { mutate } = useSWRConfig();
  productsOfBlocked(services);
  useListener(services.relations.of(block).onSettled, () => {
    // A row that fails to load is left out, as everywhere else.
    mutate(isRowKey, undefined).catch(() => undefined);
  });
}
