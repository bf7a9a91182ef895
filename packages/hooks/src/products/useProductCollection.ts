import { ApiError, type Product } from '@vitrine/api';
import { useCallback, useEffect, useEffectEvent, useMemo } from 'react';
import { useRelationsOf } from '../optimistic/useRelationsOf.ts';
import type { Resource } from '../resource/useResource.ts';
import { useServices } from '../services/ServicesProvider.tsx';
import { type ProductToggle, setProductToggle } from './product-toggle.ts';

/** What a page with such a list may want to hear. */
export interface ProductCollectionOptions<Item extends Product> {
  /** Told when something is taken out, wherever on the page that was asked for: the moment to offer `undo`. */
  onRemoved?: ((item: Item) => void) | undefined;
}

/** What a person gathered: liked products, the cart. */
export interface ProductCollection<Item extends Product> {
  /** Without what was taken out, which leaves at once; undefined while they are not known. */
  items: readonly Item[] | undefined;
  /** Why they could not be fetched, in the server's words where it gave some. */
  error: { reason: string } | undefined;
  retry(): void;
  remove(item: Item): void;
  /** Puts back what was taken out, in its place. */
  undo(item: Item): void;
}

/** A list of the server, shown as the relation of each of its products says. */
export function useProductCollection<Item extends Product>(
  kind: ProductToggle['kind'],
  source: string,
  { value, error, reload }: Resource<Item[]>,
  { onRemoved }: ProductCollectionOptions<Item> = {},
): ProductCollection<Item> {
  const services = useServices();
  const { relations } = services;
  const shown = useRelationsOf(kind);
  // What is taken out stays in the list below: so it finds its place again.
  const items = useMemo(() => value?.filter(({ id }) => shown.shown(id) !== false), [value, shown]);

  const onIntent = useEffectEvent((id: string, wanted: unknown) => {
    const item = value?.find((listed) => listed.id === id);
    if (item && wanted === false) onRemoved?.(item);
  });
  // What was under way when the list was asked for, or came from elsewhere on the page, belongs into it.
  const onSettled = useEffectEvent((id: string, held: unknown) => {
    if (held === true && !value?.some((listed) => listed.id === id)) reload();
  });
  useEffect(() => {
    const stops = [
      relations.onIntent((intent) => intent.kind === kind && onIntent(intent.id, intent.value)),
      relations.onSettled((settled) => settled.kind === kind && onSettled(settled.id, settled.value)),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [relations, kind]);

  const set = useCallback(
    (item: Item, wanted: boolean) => setProductToggle(services, kind, item, wanted, source),
    [services, kind, source],
  );
  return {
    items,
    error: error ? { reason: error instanceof ApiError ? error.message : String(error) } : undefined,
    retry: reload,
    remove: useCallback((item) => set(item, false), [set]),
    undo: useCallback((item) => set(item, true), [set]),
  };
}
