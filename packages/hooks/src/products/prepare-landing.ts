import { prepareFeed } from '../feed/prepare-feed.ts';
import type { Services } from '../services/services.ts';
import { landingFeed } from './landing-feed.ts';

/**
 * Fetches what `useLandingFeed` shows first, before the page is drawn; rejects where that fails.
 *
 * @param pageKey Key of the history entry.
 */
export const prepareLanding = (services: Services, pageKey: string): Promise<void> =>
  prepareFeed(landingFeed(services, pageKey));
