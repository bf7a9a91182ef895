import { type Post, postFrom, postsCalls } from '@vitrine/api';
import { useMemo, useSyncExternalStore } from 'react';
import type { FeedSource } from '../feed/feed.ts';
import { openFeed } from '../feed/open-feed.ts';
import { type FeedView, useFeed } from '../feed/useFeed.ts';
import { endedRelations } from '../optimistic/ended-relations.ts';
import { useRelationReading } from '../optimistic/useRelationReading.ts';
import { attached } from '../services/attached.ts';
import { useServices } from '../services/ServicesProvider.tsx';
import type { Services } from '../services/services.ts';
import { postChanges, postsShown } from './post-changes.ts';
import { observePosts, postSave } from './post-relations.ts';

/** Where the next page of posts is. */
interface PostCursor {
  cursor: string;
}

/** Which posts are shown of a person: those they published, or those they saved, which only they see. */
export type PostsOf = 'published' | 'saved';

const LIST = { published: 'list', saved: 'listSaved' } as const;

/** The posts of a person as far as they are loaded. */
export interface PostFeedView extends Omit<FeedView<Post>, 'items'> {
  posts: readonly Post[];
}

/**
 * The posts of a person, the newest first, kept by the page's history entry. What the viewer published, edited and deleted since shows at
 * once; what is saved no more leaves at once, and comes back to its place when that is undone.
 *
 * @param pageKey Key of the history entry.
 */
export function usePersonsPosts(pageKey: string, userId: string, which: PostsOf = 'published'): PostFeedView {
  const services = useServices();
  const key = `${pageKey} ${which} ${userId}`;
  const overlay = postChanges(services);
  const changes = useSyncExternalStore(overlay.subscribe, overlay.getState, overlay.getState);
  const unsaved = unsavedPosts(services);
  const { items, ...view } = useFeed(key, (viewer) =>
    openFeed(
      services,
      {
        key,
        cache: `posts:${which}:${userId}`,
        sources: () => [sourceOf(services, userId, which)],
        isCurrent: () => overlay.isEmpty() && !(which === 'saved' && unsaved.isTouched()),
        keyOf: ({ id }) => id,
        itemsFrom: (cached) => cached.flatMap((item) => postFrom(item) ?? []),
        isCursor: (cached): cached is PostCursor => 'cursor' in cached && typeof cached.cursor === 'string',
      },
      viewer,
    ),
  );
  const saves = useRelationReading(postSave);
  const posts = useMemo(() => {
    const shown = postsShown(items, changes, ({ user_id }) => which === 'published' && user_id === userId);
    return which === 'saved' ? shown.filter(({ id }) => saves.shown(id) ?? !unsaved.has(id)) : shown;
  }, [items, changes, which, userId, saves, unsaved]);
  return { posts, ...view };
}

const unsavedPosts = attached((services) => endedRelations(services, postSave));

function sourceOf(services: Services, userId: string, which: PostsOf): FeedSource<Post, PostCursor> {
  return {
    name: which,
    async load(next, signal) {
      const askedAt = services.relations.moment();
      // Further pages are asked for ahead of the reader, not by hand.
      const api = next ? services.backgroundApi : services.api;
      const { posts, nextCursor } = await api(postsCalls)[LIST[which]](
        { params: { userId }, query: next ?? {} },
        { signal },
      );
      observePosts(services, posts, askedAt);
      return {
        items: posts.map(withoutFlags),
        next: nextCursor === undefined ? undefined : { cursor: nextCursor },
      };
    },
  };
}

/** What the viewer did with a post is told by the relations. */
function withoutFlags({ userLiked: _, userSaved: __, ...post }: Post): Post {
  return post;
}
