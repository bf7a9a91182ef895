import { type CountedHashtag, discoverCalls, type HashtagOrder } from '@vitrine/api';
import { useMemo, useSyncExternalStore } from 'react';
import { createEmitter } from '../emitter/emitter.ts';
import { openFeed } from '../feed/open-feed.ts';
import { useFeed } from '../feed/useFeed.ts';
import { postChanges, postsShown } from '../posts/post-changes.ts';
import type { PostFeedView } from '../posts/post-feed-view.ts';
import { postThing } from '../posts/post-thing.ts';
import { attached } from '../services/attached.ts';
import { useServices } from '../services/ServicesProvider.tsx';

/** The loaded posts of a hashtag. */
export interface HashtagPostsView extends PostFeedView {
  /** The hashtag with the number of its posts; undefined until known. */
  hashtag: CountedHashtag | undefined;
}

/** Hashtags by the name that was asked for, as the last answer had them. */
const knownHashtags = attached(({ lifetimes }) => {
  const changed = createEmitter();
  const known = new Map<string, CountedHashtag>();
  lifetimes.ofPerson({ drop: () => known.clear() });
  return {
    of: (name: string) => known.get(name),
    set(name: string, hashtag: CountedHashtag) {
      known.set(name, hashtag);
      changed.emit();
    },
    subscribe: (listener: () => void) => changed.on(listener),
  };
});

/**
 * Returns the posts of a hashtag, kept by the page's history entry (`pageKey`), with the viewer's edits and
 * deletions.
 *
 * @param name Without #.
 */
export function useHashtagPosts(pageKey: string, name: string, order: HashtagOrder): HashtagPostsView {
  const services = useServices();
  const key = `${pageKey} #${name} ${order}`;
  const known = knownHashtags(services);
  const hashtag = useSyncExternalStore(
    known.subscribe,
    () => known.of(name),
    () => undefined,
  );
  const { items, ...view } = useFeed(key, (viewer) =>
    openFeed(
      services,
      {
        key,
        sources: () => [
          {
            name: order,
            async load(next: { cursor: string } | undefined, signal) {
              const askedAt = services.relations.moment();
              // Further pages are loaded ahead of scrolling, without a viewer's action.
              const api = next ? services.backgroundApi : services.api;
              const answer = await api(discoverCalls).hashtagPosts(
                { params: { name }, query: { order, ...next } },
                { signal },
              );
              if (services.relations.isOfThisViewer(askedAt)) known.set(name, answer.hashtag);
              return {
                items: services.relations.observe(postThing, answer.posts, askedAt),
                next: answer.nextCursor === undefined ? undefined : { cursor: answer.nextCursor },
              };
            },
          },
        ],
        keyOf: ({ id }) => id,
      },
      viewer,
    ),
  );
  const overlay = postChanges(services);
  const changes = useSyncExternalStore(overlay.subscribe, overlay.getState, overlay.getState);
  const posts = useMemo(() => postsShown(items, changes, () => false), [items, changes]);
  return { posts, hashtag, ...view };
}
