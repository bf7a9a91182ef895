import { DISCOVER_PAGE_SIZE, discoverCalls, GUEST_DISCOVER_PAGE_SIZE, type Post } from '@vitrine/api';
import { type FeedPage, type FeedSource, FRUITLESS_PAGES } from '../feed/feed.ts';
import { type PageCursor, pageAfter } from '../feed/ranked-page.ts';
import { postThing } from '../posts/post-thing.ts';
import type { Services } from '../services/services.ts';

/** Place of the next page in the Following feed. */
export interface PlaceCursor {
  cursor: string;
}

/** Further pages are loaded ahead of scrolling, without a viewer's action. */
const clientFor = ({ api, backgroundApi }: Services, next: object | undefined) =>
  next ? backgroundApi : api;

/** Returns the source of the posts that guests see: one page. */
export const trendingSource = (services: Services): FeedSource<Post, never> => ({
  name: 'trending',
  async load(_, signal) {
    const query = { page: 1, limit: GUEST_DISCOVER_PAGE_SIZE };
    const askedAt = services.relations.moment();
    const { posts } = await services.api(discoverCalls).trendingPosts({ query }, { signal });
    return { items: services.relations.observe(postThing, posts, askedAt), next: undefined };
  },
});

/** Returns the source of the Discover feed, without the viewer's own posts. */
export const discoverSource = (services: Services, viewer: string): FeedSource<Post, PageCursor> =>
  ofOthers(services, viewer, 'discover', async (next, signal) => {
    const page = next?.page ?? 1;
    const query = { page, limit: DISCOVER_PAGE_SIZE, ...(next?.snapshot ? { snapshot: next.snapshot } : {}) };
    const answer = await clientFor(services, next)(discoverCalls).posts({ query }, { signal });
    return { items: answer.posts, next: pageAfter(answer, page, answer.posts.length === 0) };
  });

/** Returns the source of the Following feed, the newest post first. */
export const followingSource = (services: Services, viewer: string): FeedSource<Post, PlaceCursor> =>
  ofOthers(services, viewer, 'following', async (next, signal) => {
    const { posts, nextCursor } = await clientFor(
      services,
      next,
    )(discoverCalls).followingPosts(
      { params: { userId: viewer }, query: { limit: DISCOVER_PAGE_SIZE, ...next } },
      { signal },
    );
    return { items: posts, next: nextCursor === undefined ? undefined : { cursor: nextCursor } };
  });

/** Leaves out the viewer's own posts. A page without any others is followed by the next one. */
function ofOthers<Cursor>(
  services: Services,
  viewer: string,
  name: string,
  load: FeedSource<Post, Cursor>['load'],
): FeedSource<Post, Cursor> {
  async function loadOthers(
    cursor: Cursor | undefined,
    signal: AbortSignal,
    tries = FRUITLESS_PAGES,
  ): Promise<FeedPage<Post, Cursor>> {
    const askedAt = services.relations.moment();
    const { items, next } = await load(cursor, signal);
    const others = items.filter(({ userId }) => userId !== viewer);
    if (others.length === 0 && next !== undefined && tries > 1) return loadOthers(next, signal, tries - 1);
    return { items: services.relations.observe(postThing, others, askedAt), next };
  }
  return { name, load: (cursor, signal) => loadOthers(cursor, signal) };
}
