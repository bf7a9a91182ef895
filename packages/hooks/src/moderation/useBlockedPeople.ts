import { moderationCalls, type Person } from '@vitrine/api';
import { useCallback, useMemo } from 'react';
import { useSteadyFeed } from '../feed/useSteadyFeed.ts';
import { endedRelations } from '../optimistic/ended-relations.ts';
import type { Removal } from '../optimistic/removals.ts';
import { useRelationReading } from '../optimistic/useRelationReading.ts';
import { useRemovals } from '../optimistic/useRemovals.ts';
import { type PeopleView, peopleFeed } from '../profile/people-feed.ts';
import { attached } from '../services/attached.ts';
import { useServices } from '../services/ServicesProvider.tsx';
import { block } from './block.ts';
import { useProductsOfBlocked } from './useProductsOfBlocked.ts';

/** Whom the viewer keeps away, and how that ends. */
export interface BlockedPeople extends PeopleView {
  /** Lets somebody in again: they leave the list at once, and come back where that fails. */
  unblock(person: Person): void;
}

const SOURCE = 'BlockedPeople';

const peopleLetIn = attached((services) => endedRelations(services, block));

/**
 * Whom the viewer keeps away, the newest first.
 *
 * @param key Names the place that shows it: with another key the list is asked for anew.
 * @param options `query`: only those whose username or name has it. `onUnblocked`: the moment to offer `undo`.
 */
export function useBlockedPeople(
  key: string,
  {
    query = '',
    onUnblocked,
  }: { query?: string; onUnblocked?: (removal: Removal<Pick<Person, 'id' | 'username'>>) => void } = {},
): BlockedPeople {
  const services = useServices();
  useProductsOfBlocked();
  const list = peopleFeed(services, {
    key: `${key} blocked`,
    query,
    load: (api, request, signal) => api(moderationCalls).blocked({ query: request }, { signal }),
  });
  const { items, ...view } = useSteadyFeed(list.key, list.open);
  const blocks = useRelationReading(block);
  const letIn = peopleLetIn(services);
  const people = useMemo(
    () => items.filter(({ id }) => blocks.shown(id) ?? !letIn.has(id)),
    [items, blocks, letIn],
  );
  const { remove } = useRemovals(block, SOURCE, onUnblocked);
  return { people, ...view, unblock: useCallback((person) => remove(person), [remove]) };
}
