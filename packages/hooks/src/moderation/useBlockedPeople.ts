import { moderationCalls, type Person } from '@vitrine/api';
import { useMemo } from 'react';
import { useSteadyFeed } from '../feed/useSteadyFeed.ts';
import type { Removal } from '../optimistic/removals.ts';
import { useRelationReading } from '../optimistic/useRelation.ts';
import { useRemovals } from '../optimistic/useRemovals.ts';
import { type PeopleView, peopleFeed } from '../profile/people-feed.ts';
import { useServices } from '../services/ServicesProvider.tsx';
import { block } from './block.ts';
import { useProductsOfBlocked } from './useProductsOfBlocked.ts';

/** The people whom the viewer blocks, and the function to unblock one. */
export interface BlockedPeople extends PeopleView {
  /** The person leaves the list at once, and comes back if the unblock fails. */
  unblock(person: Person): void;
}

const SOURCE = 'BlockedPeople';

/**
 * Returns the people whom the viewer blocks, newest first.
 *
 * @param key Identifies the place of the list; another key fetches it again.
 * @param options `query`: part of the username or name. `onUnblocked`: called at once when a person is
 * unblocked, so that `undo` can be offered.
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
  const people = useMemo(() => items.filter(({ id }) => blocks.shownLast(id) ?? true), [items, blocks]);
  const { remove } = useRemovals(block, SOURCE, onUnblocked);
  return { people, ...view, unblock: remove };
}
