import { ApiError } from '@vitrine/api';
import { useCallback, useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react';
import type { Resource } from '../resource/useResource.ts';
import { useServices } from '../services/ServicesProvider.tsx';
import { useSession } from '../session/useSession.ts';
import type { Relation } from './relation.ts';
import { createRelationRemovals, type Removal } from './removals.ts';

/** What a page that shows a collection may want to hear of. */
export interface CollectionOptions<Item> {
  /** Told when something is taken out, wherever on the page that was asked for: the moment to offer its `undo`. */
  onRemoved?: ((removal: Removal<Item>) => void) | undefined;
}

/** All that a relation holds for: what a person likes, has in the cart, follows. */
export interface Collection<Item> {
  /** Without what was taken out, which leaves at once; undefined while they are not known. */
  items: readonly Item[] | undefined;
  /** Why they could not be fetched, in the server's own text where it gave one. */
  error: { reason: string } | undefined;
  /** Asks for them again. */
  retry(): void;
  /** Takes one out at once; where that fails, it comes back. */
  remove(item: Item): void;
}

/**
 * A list of the server that shows only the things a relation holds for. What is taken out leaves at once, and comes back to
 * its place when that is undone.
 *
 * @param source Names the page in the events of the relation.
 */
export function useCollection<Thing, Item extends Thing>(
  relation: Relation<Thing, boolean>,
  source: string,
  { value, error, reload, refresh }: Resource<Item[]>,
  { onRemoved }: CollectionOptions<Item> = {},
): Collection<Item> {
  const services = useServices();
  const removals = useMemo(
    () => createRelationRemovals(services, relation, source),
    [services, relation, source],
  );
  const hidden = useSyncExternalStore(removals.subscribe, removals.hidden, removals.hidden);
  // The relation forgets a person whose session ends; what the server took out stays away from the list that is left.
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const isGuest = useSession().status === 'guest';
  // What is taken out stays in the fetched list, so that it can come back to its place.
  const items = useMemo(() => {
    const isOut = (id: string) => hidden.has(id) || (isGuest && gone.has(id));
    return value?.filter((item) => !isOut(relation.idOf(item)));
  }, [value, hidden, gone, isGuest, relation]);

  const listed = (id: string) => value?.find((item) => relation.idOf(item) === id);
  const tell = useEffectEvent(({ thing, ...way }: Removal<Thing>) => {
    const item = listed(relation.idOf(thing));
    if (item) onRemoved?.({ ...way, thing: item });
  });
  // A change that was under way when the list was asked for, or was made elsewhere on the page, may be missing in it.
  const onSettled = useEffectEvent((id: string, held: boolean) => {
    if (held && !listed(id)) refresh();
    setGone((before) => {
      const after = new Set(before);
      if (held) after.delete(id);
      else after.add(id);
      return after;
    });
  });
  useEffect(() => {
    const stops = [
      removals.onRemoved((removal) => tell(removal)),
      services.relations.of(relation).onSettled((settled) => onSettled(settled.id, settled.value)),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [services, relation, removals]);

  return {
    items,
    error: error ? { reason: error instanceof ApiError ? error.message : String(error) } : undefined,
    retry: reload,
    remove: useCallback((item) => removals.remove(item), [removals]),
  };
}
