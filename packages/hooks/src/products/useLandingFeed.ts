import type { Product } from '@vitrine/api';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { FeedError } from '../feed/feed.ts';
import { useServices } from '../services/ServicesProvider.tsx';
import type { Services } from '../services/services.ts';
import { useSession } from '../session/useSession.ts';
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
 * @param page Key of the history entry.
 */
export function useLandingFeed(page: string): LandingFeed {
  const services = useServices();
  const session = useSession();
  // A session that ended by itself leaves the page as it is; a person who leaves takes it along (P9, P10).
  const viewer = session.userId ?? (session.status === 'guest' ? session.expired?.userId : undefined);
  const [opened, setOpened] = useState(() => open(services, page));

  let { feed, owner } = opened;
  if (opened.page !== page || (owner !== undefined && owner !== viewer)) {
    const reopened = open(services, page);
    ({ feed, owner } = reopened);
    setOpened(reopened);
  }

  const { items, status, error, hasMore } = useSyncExternalStore(
    feed.subscribe,
    feed.getState,
    feed.getState,
  );

  useEffect(() => {
    if (feed.getState().status === 'idle') void feed.loadMore();
    const save = () => saveLandingFeed(services, page, owner, feed);
    window.addEventListener('pagehide', save);
    return () => {
      window.removeEventListener('pagehide', save);
      save();
    };
  }, [services, page, owner, feed]);

  return {
    products: items,
    loading: status === 'loading' || status === 'idle',
    error,
    hasMore,
    loadMore: () => void feed.loadMore(),
    feed,
  };
}

const open = (services: Services, page: string) => ({
  page,
  owner: services.session.getState().userId,
  feed: openLandingFeed(services, page),
});
