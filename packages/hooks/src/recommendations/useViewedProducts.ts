import { NAMED_PRODUCTS, type Product, recommendationsCalls } from '@vitrine/api';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { EVERY_PAGE, useResource } from '../resource/useResource.ts';
import { useServices } from '../services/ServicesProvider.tsx';
import { useViewerId } from '../session/useViewerId.ts';
import { observed, type RecommendedProducts } from './recommended-products.ts';
import { rowKey } from './row-keys.ts';
import { KEPT, viewedProducts } from './viewed-products.ts';

const nothing: readonly string[] = [];

/** Products that the viewer opened lately, as far as they are still there. */
export interface ViewedRow extends RecommendedProducts {
  /** Whether all of them were forgotten while they were shown. */
  isCleared: boolean;
  /** Whether they could not be had. */
  failed: boolean;
  /** Asks again. */
  retry(): void;
  /** Forgets all that was viewed; the answer takes that back. */
  clear(): () => void;
}

/** Ids of what the viewer opened lately, the newest first, live: at most as many as a row shows. */
export function useViewedIds(): readonly string[] {
  const viewed = viewedProducts(useServices());
  const ids = useSyncExternalStore(viewed.subscribe, viewed.ids, () => nothing);
  return useMemo(() => ids.slice(0, NAMED_PRODUCTS), [ids]);
}

/** Sees to it that what a guest viewed goes over to them when they sign in: for the page on which they do. */
export function useViewedHandover(): void {
  viewedProducts(useServices());
}

/**
 * The products of a row of what was viewed. Those that are not there any more are forgotten; what was forgotten meanwhile, in
 * another tab too, leaves the row.
 *
 * @param ids Of `useViewedIds`, at the time at which the row was put there.
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
  // The row that stands keeps what was pushed out by others since.
  const isFull = viewer === whose && kept.length === KEPT;
  const products = useMemo(
    (): readonly Product[] => value?.filter(({ id }) => isFull || kept.includes(id)) ?? [],
    [value, kept, isFull],
  );
  const known = value?.map(({ id }) => id) ?? ids;
  // An answer without any of them is another case: they are not there any more.
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
