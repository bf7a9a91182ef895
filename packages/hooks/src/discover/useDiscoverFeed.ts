import type { Post } from '@vitrine/api';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Feed } from '../feed/feed.ts';
import { useFeed } from '../feed/useFeed.ts';
import { useFeedOverlay } from '../feed/useFeedOverlay.ts';
import { block } from '../moderation/block.ts';
import { useRelationReading } from '../optimistic/useRelation.ts';
import { postChanges, postsShown } from '../posts/post-changes.ts';
import type { PostFeedView } from '../posts/post-feed-view.ts';
import { postThing } from '../posts/post-thing.ts';
import { useServices } from '../services/ServicesProvider.tsx';
import { useViewerId } from '../session/useViewerId.ts';
import { type DiscoverTab, discoverFeed, discoverKey } from './discover-feed.ts';
import { lookForNewPosts, newPostsOf } from './new-posts.ts';
import { postDismissal } from './post-dismissal.ts';

/** The posts of a tab of Discover. */
export interface DiscoverFeed extends PostFeedView {
  /** Number of posts published since the feed was loaded. */
  newCount: number;
  /** Shows the new posts in front of the others. */
  showNew(): void;
}

/** Minimum time between two searches for new posts, in milliseconds. */
export const NEW_POSTS_EVERY_MS = 60_000;

/**
 * Returns the posts of a tab of Discover, kept by the page's history entry (`pageKey`). Dismissed posts, and
 * those of blocked people, leave the list at once, and return to their place if that is undone. New posts wait for `showNew`.
 */
export function useDiscoverFeed(pageKey: string, tab: DiscoverTab): DiscoverFeed {
  const services = useServices();
  const { items, owner, ...view } = useFeed(discoverKey(pageKey, tab), discoverFeed(services, pageKey, tab));
  useNewPosts(tab, view.feed);
  const news = useFeedOverlay(items, newPostsOf(view.feed), postThing.idOf);
  const changes = postChanges(services);
  const changed = useSyncExternalStore(changes.subscribe, changes.getState, changes.getState);
  const dismissed = useRelationReading(postDismissal);
  const blocked = useRelationReading(block);
  const [posts, waiting] = useMemo(() => {
    const isWanted = ({ id, userId }: Post) =>
      dismissed.shownLast(id) !== true && blocked.shownLast(userId) !== true;
    return [postsShown(news.items, changed, () => false).filter(isWanted), news.waiting.filter(isWanted)];
  }, [news.items, news.waiting, changed, dismissed, blocked]);
  const { loading, hasMore, error, loadMore } = view;
  const isEmptied = posts.length === 0 && hasMore && !loading && !error;
  useEffect(() => {
    if (isEmptied) loadMore();
  }, [isEmptied, loadMore]);
  return { posts, newCount: waiting.length, showNew: news.showWaiting, ...view };
}

const lastLooks = new WeakMap<Feed<Post>, number>();

function useNewPosts(tab: DiscoverTab, feed: Feed<Post>): void {
  const services = useServices();
  const viewer = useViewerId();
  useEffect(() => {
    if (viewer === undefined) return;
    const left = new AbortController();
    const look = () => {
      const since = lastLooks.get(feed) ?? feed.record()?.since;
      if (document.visibilityState !== 'visible' || since === undefined) return;
      if (Date.now() - since < NEW_POSTS_EVERY_MS) return;
      lastLooks.set(feed, Date.now());
      // The next look asks again.
      lookForNewPosts(services, { tab, viewer, feed }, left.signal).catch(() => undefined);
    };
    look();
    const timer = setInterval(look, NEW_POSTS_EVERY_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      left.abort();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [services, viewer, tab, feed]);
}
