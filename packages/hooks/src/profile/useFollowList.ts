import { followCalls } from '@vitrine/api';
import { useSteadyFeed } from '../feed/useSteadyFeed.ts';
import { useServices } from '../services/ServicesProvider.tsx';
import { type PeopleView, peopleFeed } from './people-feed.ts';

/** Who follows somebody, or whom they follow. */
export type FollowListOf = 'followers' | 'following';

/**
 * Who follows a person, or whom they follow, the newest first. When what is searched for changes, those who were shown stay until
 * the next ones are there (`isStale`).
 *
 * @param key Names the place that shows it: with another key the list is asked for anew.
 * @param query Only those whose username or name has it.
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
