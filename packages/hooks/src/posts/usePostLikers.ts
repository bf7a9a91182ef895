import { type Person, postsCalls } from '@vitrine/api';
import { openFeed } from '../feed/open-feed.ts';
import { type FeedView, useFeed } from '../feed/useFeed.ts';
import { useServices } from '../services/ServicesProvider.tsx';

/** Who likes a post, as far as they are loaded. */
export interface PostLikersView extends Omit<FeedView<Person>, 'items'> {
  people: readonly Person[];
}

/**
 * Who likes a post, the newest like first.
 *
 * @param key Names the place that shows it: with another key the list is asked for anew.
 */
export function usePostLikers(key: string, postId: string): PostLikersView {
  const services = useServices();
  const name = `${key} likes ${postId}`;
  const { items: people, ...view } = useFeed(name, (viewer) =>
    openFeed(
      services,
      {
        key: name,
        cache: `likes of post:${postId}`,
        freshForMs: 0,
        sources: () => [
          {
            name: 'likes',
            async load(next: { cursor: string } | undefined, signal: AbortSignal) {
              // Further pages are asked for ahead of the reader, not by hand.
              const api = next ? services.backgroundApi : services.api;
              const { likes, nextCursor } = await api(postsCalls).countLikes(
                { params: { postId }, query: next ?? {} },
                { signal },
              );
              return { items: likes, next: nextCursor === undefined ? undefined : { cursor: nextCursor } };
            },
          },
        ],
        keyOf: ({ id }) => id,
        // A list that is opened once more is asked for anew, so nothing of it is read back.
        itemsFrom: () => [],
        isCursor: (cached): cached is { cursor: string } =>
          'cursor' in cached && typeof cached.cursor === 'string',
      },
      viewer,
    ),
  );
  return { people, ...view };
}
