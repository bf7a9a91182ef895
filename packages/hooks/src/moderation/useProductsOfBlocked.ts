import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { isRowKey } from '../recommendations/row-keys.ts';
import { useServices } from '../services/ServicesProvider.tsx';
import { block } from './block.ts';
import { productsOfBlocked } from './products-of-blocked.ts';

/** Sees to it that what blocked people found goes, and comes back, wherever products are shown: for hooks that change blocks. */
export function useProductsOfBlocked(): void {
  const services = useServices();
  const { mutate } = useSWRConfig();
  productsOfBlocked(services);
  useEffect(
    () =>
      services.relations.of(block).onSettled(() => {
        // Rows that cannot be had now stay away, as they do elsewhere.
        mutate(isRowKey, undefined).catch(() => undefined);
      }),
    [services, mutate],
  );
}
