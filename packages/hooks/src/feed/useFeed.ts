import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useSession } from '../session/useSession.ts';
import { useViewerId } from '../session/useViewerId.ts';
import type { Feed, FeedError } from './feed.ts';
import type { OpenFeed } from './open-feed.ts';

/** The items of a page as far as they are loaded. */
export interface FeedView<Item> {
  items: readonly Item[];
  /** Whether a page is being loaded. */
  loading: boolean;
  error: FeedError | undefined;
  /** Whether more pages may come. */
  hasMore: boolean;
  /** Loads the next page; after an error, the one that failed. */
  loadMore(): void;
  /** Identity of this feed: what belongs to it (measured heights) may be kept by it. */
  feed: Feed<Item>;
}

/**
 * The items of a page, kept by its history entry: going back finds them without a request.
 *
 * @param key Names the page and what is asked for on it; with another key, another feed is shown.
 */
export function useFeed<Item>(
  key: string,
  open: OpenFeed<Item>,
): FeedView<Item> & { owner: string | undefined } {
  const { userId } = useSession();
  const viewer = useViewerId();
  const [opened, setOpened] = useState(() => open(userId));

  // A session that ended by itself leaves the page as it is. After a sign-out the feed of the person is shown no more.
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

  // A feed that another one replaced on this page stops loading. A page that is left goes on, for when somebody comes back.
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
