import type { Product } from '@vitrine/api';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { FeedError } from '../feed/feed.ts';
import { useServices } from '../services/ServicesProvider.tsx';
import { useSession } from '../session/useSession.ts';
import { useViewerId } from '../session/useViewerId.ts';
import { openLandingFeed, type ProductFeed, saveLandingFeed } from './landing-feed.ts';

export interface LandingFeed {
  products: readonly Product[];
  /** Whether a page is being loaded. */
  loading: boolean;
  error: FeedError | undefined;
  /** Whether more pages may come. */
  hasMore: boolean;
  /** Loads the next page; after an error, the one that failed. */
  loadMore(): void;
  /** Identity of this feed: what belongs to it (measured heights) may be kept by it. */
  feed: ProductFeed;
}

/**
 * The products of the landing page, kept by the page's history entry: going back finds them without a request (P3).
 *
 * @param pageKey Key of the history entry.
 */
export function useLandingFeed(pageKey: string): LandingFeed {
  const services = useServices();
  const { userId } = useSession();
  const viewer = useViewerId();
  const [opened, setOpened] = useState(() => ({ pageKey, ...openLandingFeed(services, pageKey, userId) }));

  // A session that ended by itself leaves the page as it is; a person who leaves takes it along (P9, P10).
  let { feed, owner } = opened;
  const isSomebodyElses = owner !== undefined && owner !== viewer;
  const isTheirsNow = owner === undefined && userId !== undefined && feed.getState().items.length === 0;
  if (opened.pageKey !== pageKey || isSomebodyElses || isTheirsNow) {
    const reopened = { pageKey, ...openLandingFeed(services, pageKey, userId) };
    ({ feed, owner } = reopened);
    setOpened(reopened);
  }

  const { items, status, error, hasMore } = useSyncExternalStore(
    feed.subscribe,
    feed.getState,
    feed.getState,
  );
  const loadMore = useCallback(() => void feed.loadMore(), [feed]);

  useEffect(() => {
    if (feed.getState().status === 'idle') loadMore();
    const save = () => saveLandingFeed(services, pageKey, owner, feed);
    window.addEventListener('pagehide', save);
    return () => {
      window.removeEventListener('pagehide', save);
      save();
    };
  }, [services, pageKey, owner, feed, loadMore]);

  return {
    products: items,
    loading: status === 'loading' || status === 'idle',
    error,
    hasMore,
    loadMore,
    feed,
  };
}
