import { discoverCalls, type Post, TRENDING_GRID_LIMIT } from '@vitrine/api';
import { useMemo, useSyncExternalStore } from 'react';
import { postChanges, postsShown } from '../posts/post-changes.ts';
import { postThing } from '../posts/post-thing.ts';
import { EVERY_PAGE, useResource } from '../resource/useResource.ts';
import { useServices } from '../services/ServicesProvider.tsx';
import { useViewerId } from '../session/useViewerId.ts';

/** Posts that many people like now. */
export interface TrendingPosts {
  /** Six at most, without the viewer's own; empty until loaded, and after a failure. */
  posts: readonly Post[];
  loading: boolean;
}

/** Number of trending posts that are shown. */
export const TRENDING_POSTS_SHOWN = 6;

const none: readonly Post[] = [];
const nowhere: ReadonlySet<string> = new Set();

/** A page of nine trending posts. */
function useTrendingPage(page: number, snapshot: string | null, isWanted: boolean) {
  const services = useServices();
  const viewer = useViewerId();
  return useResource(
    isWanted ? ['trending posts', viewer ?? '', `${page}`] : undefined,
    async (background) => {
      const askedAt = services.relations.moment();
      const answer = await background(discoverCalls).trendingPosts({
        query: {
          ...(viewer !== undefined && { userId: viewer }),
          ...(snapshot !== null && { snapshot }),
          page,
          limit: TRENDING_GRID_LIMIT,
        },
      });
      const posts = services.relations.observe(postThing, answer.posts, askedAt);
      return { posts, snapshot: answer.snapshot, pages: answer.pagination.pages };
    },
    { personal: false, page: EVERY_PAGE },
  );
}

/**
 * Returns the first posts that trend. Nine are requested, because the viewer's own are left out; nine more if
 * fewer than six of them remain.
 *
 * @param shownElsewhere Ids of posts to leave out, as they show beside them; null until that is known.
 */
export function useTrendingPosts(shownElsewhere: ReadonlySet<string> | null = nowhere): TrendingPosts {
  const services = useServices();
  const viewer = useViewerId();
  const isShown = ({ id, userId }: Post) => userId !== viewer && !shownElsewhere?.has(id);
  const { value: first, error } = useTrendingPage(1, null, true);
  // A page of the server may be short, without what the viewer may not see.
  const needsMore =
    shownElsewhere !== null &&
    first !== undefined &&
    (first.pages ?? 2) > 1 &&
    first.posts.filter(isShown).length < TRENDING_POSTS_SHOWN;
  const more = useTrendingPage(2, first?.snapshot ?? null, needsMore);
  const overlay = postChanges(services);
  const changes = useSyncExternalStore(overlay.subscribe, overlay.getState, overlay.getState);
  const isWaiting =
    (first === undefined && error === undefined) ||
    shownElsewhere === null ||
    (needsMore && more.value === undefined && more.error === undefined);
  const next = needsMore ? more.value : undefined;
  const posts = useMemo(() => {
    if (isWaiting) return none;
    const known = new Map(
      [...(first?.posts ?? none), ...(next?.posts ?? none)].map((post) => [post.id, post]),
    );
    return postsShown([...known.values()], changes, () => false)
      .filter(({ id, userId }) => userId !== viewer && !shownElsewhere?.has(id))
      .slice(0, TRENDING_POSTS_SHOWN);
  }, [isWaiting, first, next, changes, viewer, shownElsewhere]);
  return { posts, loading: isWaiting };
}
