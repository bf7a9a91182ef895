import { useMemo, useRef } from 'react';
import { useListener } from '../emitter/useListener.ts';
import type { Resource } from '../resource/useResource.ts';
import { useServices } from '../services/ServicesProvider.tsx';
import { type CollectionError, collectionError } from './collection-error.ts';
import type { Relation } from './relation.ts';
import type { Removal } from './removals.ts';
import { useRelationReading } from './useRelation.ts';
import { useRemovals } from './useRemovals.ts';

/** Options of a collection. */
export interface CollectionOptions<Item> {
  /** Called when an item is removed from anywhere on the page, so that its `undo` can be offered. */
  onRemoved?: ((removal: Removal<Item>) => void) | undefined;
}

/** All things for which a relation holds: the viewer's likes, cart, followed people. */
export interface Collection<Item> {
  /** The items without removed ones; undefined while not loaded. */
  items: readonly Item[] | undefined;
  error: CollectionError | undefined;
  retry(): void;
  /** Removes an item at once; it comes back if that fails. */
  remove(item: Item): void;
}

/**
 * Returns a fetched list without things for which the relation no longer holds. A removed item leaves at
 * once, and returns to its place if the removal is undone.
 *
 * @param source Name of the page, for listeners of changes.
 */
export function useCollection<Thing, Item extends Thing>(
  relation: Relation<Thing, boolean>,
  source: string,
  { value, error, reload, refresh }: Resource<Item[]>,
  { onRemoved }: CollectionOptions<Item> = {},
): Collection<Item> {
  const store = useServices().relations.of(relation);
  const shown = useRelationReading(relation);
  // Removed items stay in the fetched list, to return to their place.
  const items = useMemo(
    () => value?.filter((item) => shown.shownLast(relation.of.idOf(item)) !== false),
    [value, shown, relation],
  );

  const listed = (id: string) => value?.find((item) => relation.of.idOf(item) === id);
  const { remove } = useRemovals(relation, source, ({ thing, ...way }) => {
    const item = listed(relation.of.idOf(thing));
    if (item) onRemoved?.({ ...way, thing: item });
  });
  // The list may lack an item that was added while it was fetched, or elsewhere on the page.
  useListener(store.onSettled, ({ id, value: held }) => {
    if (held && !listed(id)) refresh();
  });
  // A thing that was added on another device is known from a reading. The list may lack it for good, so it is
  // asked for once.
  const missed = useRef(new Set<string>());
  useListener(store.watch, () => {
    if (!value) return;
    const lacking = store
      .reading()
      .idsShowing(true)
      .filter((id) => !store.view(id).pending && !listed(id) && !missed.current.has(id));
    if (lacking.length === 0) return;
    for (const id of lacking) missed.current.add(id);
    refresh();
  });

  return {
    items,
    error: error ? collectionError(error) : undefined,
    retry: reload,
    remove,
  };
}
