import { followCalls } from '@vitrine/api';
import { useSteadyFeed } from '../feed/useSteadyFeed.ts';
import { type PeopleView, peopleFeed } from '../profile/people-feed.ts';
import { useServices } from '../services/ServicesProvider.tsx';

/** The list to show: a person's followers, or the people they follow. */
export type FollowListOf = 'followers' | 'following';

/**
 * Returns a person's followers or followed people, newest first. If the query changes, the old list stays
 * until the new one arrives (`isStale`).
 *
 * @param key Identifies the place of the list; another key fetches it again.
 * @param query Part of the username or name.
 */
export function useFollowList(key: string, personId: string, which: FollowListOf, query = ''): PeopleView {
  const services = useServices();
  const list = peopleFeed(services, {
    key: `${key} ${which} ${personId}`,
    query,
    load: (api, request, signal) =>
      api(followCalls)[which]({ params: { id: personId }, query: request }, { signal }),
  });
  const { items: people, ...view } = useSteadyFeed(list.key, list.open);
  return { people, ...view };
}
