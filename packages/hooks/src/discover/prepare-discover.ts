import { prepareFeed } from '../feed/prepare-feed.ts';
import type { Services } from '../services/services.ts';
import { discoverFeed } from './discover-feed.ts';

/** Fetches the first posts of `useDiscoverFeed` for guests before server rendering; rejects on failure. */
export const prepareDiscover = (services: Services, pageKey: string): Promise<void> =>
  prepareFeed(discoverFeed(services, pageKey, 'discover'));
