import { type Post, postFrom, postsCalls } from '@vitrine/api';
import { useMemo, useSyncExternalStore } from 'react';
import type { FeedSource } from '../feed/feed.ts';
import { openFeed } from '../feed/open-feed.ts';
import { useFeed } from '../feed/useFeed.ts';
import { useRelationReading } from '../optimistic/useRelation.ts';
import { useServices } from '../services/ServicesProvider.tsx';
import type { Services } from '../services/services.ts';
import { postChanges, postsShown } from './post-changes.ts';
import type { PostFeedView } from './post-feed-view.ts';
import { postSave } from './post-relations.ts';
import { postThing } from './post-thing.ts';

interface PostCursor {
  cursor: string;
}

/** A person's published posts, or the saved ones, which only they can see. */
export type PostsOf = 'published' | 'saved';

const LIST = { published: 'list', saved: 'listSaved' } as const;

/**
 * Returns a person's posts, newest first, kept by the page's history entry (`pageKey`). The viewer's new
 * posts, edits and deletions show at once. A post removed from the saved ones leaves their list at once, and
 * returns to its place if that is undone.
 */
export function usePersonsPosts(pageKey: string, userId: string, which: PostsOf = 'published'): PostFeedView {
  const services = useServices();
  const key = `${pageKey} ${which} ${userId}`;
  const overlay = postChanges(services);
  const changes = useSyncExternalStore(overlay.subscribe, overlay.getState, overlay.getState);
  const { items, ...view } = useFeed(key, (viewer) =>
    openFeed(
      services,
      {
        key,
        cache: `posts:${which}:${userId}`,
        sources: () => [sourceOf(services, userId, which)],
        isCurrent: () =>
          overlay.isEmpty() && !(which === 'saved' && services.relations.of(postSave).isTouched()),
        keyOf: ({ id }) => id,
        itemsFrom: (cached) => cached.flatMap((item) => postFrom(item) ?? []),
        isCursor: (cached): cached is PostCursor => 'cursor' in cached && typeof cached.cursor === 'string',
      },
      viewer,
    ),
  );
  const saves = useRelationReading(postSave);
  const posts = useMemo(() => {
    const shown = postsShown(items, changes, (post) => which === 'published' && post.userId === userId);
    return which === 'saved' ? shown.filter(({ id }) => saves.shownLast(id) ?? true) : shown;
  }, [items, changes, which, userId, saves]);
  return { posts, ...view };
}

function sourceOf(services: Services, userId: string, which: PostsOf): FeedSource<Post, PostCursor> {
  return {
    name: which,
    async load(next, signal) {
      const askedAt = services.relations.moment();
      // Further pages are loaded ahead of scrolling, without a viewer's action.
      const api = next ? services.backgroundApi : services.api;
      const { posts, nextCursor } = await api(postsCalls)[LIST[which]](
        { params: { userId }, query: next ?? {} },
        { signal },
      );
      return {
        items: services.relations.observe(postThing, posts, askedAt),
        next: nextCursor === undefined ? undefined : { cursor: nextCursor },
      };
    },
  };
}
