import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useSession } from '../session/useSession.ts';
import { useViewerId } from '../session/useViewerId.ts';
import type { Feed, FeedError } from './feed.ts';
import type { OpenFeed } from './open-feed.ts';

/** The loaded items of a page. */
export interface FeedView<Item> {
  items: readonly Item[];
  loading: boolean;
  error: FeedError | undefined;
  hasMore: boolean;
  /** Loads the next page, or the failed one again. */
  loadMore(): void;
  /** Identity of the feed, for data such as measured heights. */
  feed: Feed<Item>;
}

/**
 * Returns the items of a page. Going back to its history entry needs no request.
 *
 * @param key Identifies the page and its request; another key shows another feed.
 */
export function useFeed<Item>(
  key: string,
  open: OpenFeed<Item>,
): FeedView<Item> & { owner: string | undefined } {
  const { userId } = useSession();
  const viewer = useViewerId();
  const [opened, setOpened] = useState(() => open(userId));

  // A sign-out replaces the person's feed, and a sign-in replaces a guest's empty one. An expired session
  // replaces nothing.
  let current = opened;
  const { owner } = opened;
  const isSomebodyElses = owner !== undefined && owner !== viewer;
  const isTheirsNow =
    owner === undefined && userId !== undefined && opened.feed.getState().items.length === 0;
  if (opened.key !== key || isSomebodyElses || isTheirsNow) {
    current = open(userId);
    setOpened(current);
  }

  const { feed } = current;
  const { items, status, error, hasMore } = useSyncExternalStore(
    feed.subscribe,
    feed.getState,
    feed.getState,
  );
  const loadMore = useCallback(() => void feed.loadMore(), [feed]);

  useEffect(() => {
    const { save } = current;
    if (current.feed.getState().status === 'idle') void current.feed.loadMore();
    window.addEventListener('pagehide', save);
    return () => {
      window.removeEventListener('pagehide', save);
      save();
    };
  }, [current]);

  // A replaced feed stops loading. The feed of a left page goes on, since the viewer may come back.
  const loading = useRef(feed);
  useEffect(() => {
    if (loading.current !== feed) loading.current.stop();
    loading.current = feed;
  }, [feed]);

  return {
    items,
    loading: status === 'loading' || status === 'idle',
    error,
    hasMore,
    loadMore,
    feed,
    owner: current.owner,
  };
}
