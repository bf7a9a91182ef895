import { postsCalls } from '@vitrine/api';
import { useSteadyFeed } from '../feed/useSteadyFeed.ts';
import { type PeopleView, peopleFeed } from '../profile/people-feed.ts';
import { useServices } from '../services/ServicesProvider.tsx';

/**
 * Returns the people who like a post, newest like first.
 *
 * @param key Identifies the place of the list; another key fetches it again.
 */
export function usePostLikers(key: string, postId: string): PeopleView {
  const services = useServices();
  const list = peopleFeed(services, {
    key: `${key} likes ${postId}`,
    async load(api, { cursor }, signal) {
      const query = cursor === undefined ? {} : { cursor };
      const { likes: users, ...page } = await api(postsCalls).countLikes(
        { params: { postId }, query },
        { signal },
      );
      return { ...page, users };
    },
  });
  const { items: people, ...view } = useSteadyFeed(list.key, list.open);
  return { people, ...view };
}
