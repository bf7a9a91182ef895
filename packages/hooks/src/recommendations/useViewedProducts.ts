import { NAMED_PRODUCTS, type Product, recommendationsCalls } from '@vitrine/api';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { EVERY_PAGE, useResource } from '../resource/useResource.ts';
import { useServices } from '../services/ServicesProvider.tsx';
import { useViewerId } from '../session/useViewerId.ts';
import { observed, type RecommendedProducts } from './recommended-products.ts';
import { rowKey } from './row-keys.ts';
import { KEPT, viewedProducts } from './viewed-products.ts';

const nothing: readonly string[] = [];

/** Recently viewed products that still exist. */
export interface ViewedRow extends RecommendedProducts {
  /** Whether all viewed products were cleared while they were shown. */
  isCleared: boolean;
  failed: boolean;
  retry(): void;
  /** Clears all viewed products; returns the undo function. */
  clear(): () => void;
}

/** Returns the live ids of recently viewed products, newest first, at most as many as a row shows. */
export function useViewedIds(): readonly string[] {
  const viewed = viewedProducts(useServices());
  const ids = useSyncExternalStore(viewed.subscribe, viewed.ids, () => nothing);
  return useMemo(() => ids.slice(0, NAMED_PRODUCTS), [ids]);
}

/**
 * Passes the guest's viewed products to the person who signs in. Needed by pages with a sign-in form, which
 * may show no viewed products.
 */
export function useViewedHandover(): void {
  viewedProducts(useServices());
}

/**
 * Returns the products of a row of viewed products. Those that no longer exist are removed from the stored
 * list; those removed in any tab leave the row.
 *
 * @param ids The result of `useViewedIds` when the row was first shown.
 */
export function useViewedProducts(ids: readonly string[]): ViewedRow {
  const services = useServices();
  const viewed = viewedProducts(services);
  const kept = useSyncExternalStore(viewed.subscribe, viewed.ids, () => nothing);
  const { value, error, reload } = useResource(
    ids.length === 0 ? undefined : rowKey('viewed', ...ids),
    () =>
      observed(services, () => services.api(recommendationsCalls).named({ query: { ids: ids.join(',') } })),
    { personal: false, page: EVERY_PAGE },
  );

  useEffect(() => {
    const gone = value && ids.filter((id) => !value.some((product) => product.id === id));
    if (gone?.length) viewed.remove(gone);
  }, [viewed, ids, value]);

  const viewer = useViewerId();
  const [whose] = useState(viewer);
  // If the list is full, newer products may have pushed out shown ones, which stay.
  const isFull = viewer === whose && kept.length === KEPT;
  const products = useMemo(
    (): readonly Product[] => value?.filter(({ id }) => isFull || kept.includes(id)) ?? [],
    [value, kept, isFull],
  );
  const known = value?.map(({ id }) => id) ?? ids;
  // An empty answer means that the products no longer exist, not that they were cleared.
  const isCleared = value?.length !== 0 && !isFull && !known.some((id) => kept.includes(id));
  const failed = value === undefined && error !== undefined;
  return {
    products,
    loading: value === undefined && !failed,
    isCleared,
    failed,
    retry: reload,
    clear: viewed.clear,
  };
}
