import { type Post, postFrom } from '@vitrine/api';
import { type FeedPlan, type OpenFeed, openFeed } from '../feed/open-feed.ts';
import { isPageCursor } from '../feed/ranked-page.ts';
import { postChanges } from '../posts/post-changes.ts';
import { postThing } from '../posts/post-thing.ts';
import type { Services } from '../services/services.ts';
import { discoverSource, followingSource, type PlaceCursor, trendingSource } from './discover-pages.ts';
import { dismissedPosts } from './dismissed-posts.ts';

/** The two feeds of Discover. */
export type DiscoverTab = 'discover' | 'following';

export const discoverKey = (pageKey: string, tab: DiscoverTab): string => `${pageKey} ${tab}`;

/**
 * Guests see the first trending posts, without further pages. Within a tab of the browser, each visit starts
 * from the items of the last one.
 */
export const discoverFeed =
  (services: Services, pageKey: string, tab: DiscoverTab): OpenFeed<Post> =>
  (viewer) => {
    const dismissed = dismissedPosts(services);
    const plan = {
      key: discoverKey(pageKey, tab),
      freshForMs: Number.POSITIVE_INFINITY,
      isCurrent: () => postChanges(services).isEmpty(),
      keyOf: postThing.idOf,
      itemsFrom(cached: readonly unknown[]) {
        const gone = dismissed.ids();
        return cached.flatMap((item) => postFrom(item) ?? []).filter(({ id }) => !gone.has(id));
      },
    };
    const open = <Cursor extends object>(
      given: Pick<FeedPlan<Post, Cursor>, 'cache' | 'sources' | 'isCursor'>,
    ) => openFeed(services, { ...plan, ...given }, viewer);

    if (viewer === undefined)
      return open({
        cache: 'discoverPosts',
        sources: () => [trendingSource(services)],
        isCursor: (_): _ is never => false,
      });
    if (tab === 'following')
      return open({
        cache: 'followingPosts',
        sources: () => [followingSource(services, viewer)],
        isCursor: isPlaceCursor,
      });
    return open({
      cache: 'discoverPosts',
      sources: () => [discoverSource(services, viewer)],
      isCursor: isPageCursor,
    });
  };

const isPlaceCursor = (read: object): read is PlaceCursor =>
  'cursor' in read && typeof read.cursor === 'string';
