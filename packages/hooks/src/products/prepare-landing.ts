import { prepareFeed } from '../feed/prepare-feed.ts';
import type { Services } from '../services/services.ts';
import { landingFeed } from './landing-feed.ts';

/** Fetches the first products of `useLandingFeed` before server rendering; rejects on failure. */
export const prepareLanding = (services: Services, pageKey: string): Promise<void> =>
  prepareFeed(landingFeed(services, pageKey));
