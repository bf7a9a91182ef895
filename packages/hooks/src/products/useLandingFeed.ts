import { useServices } from '../services/ServicesProvider.tsx';
import { landingFeed } from './landing-feed.ts';
import { type ProductFeedView, useProductFeed } from './useProductFeed.ts';

/** What the landing page shows. */
export type LandingFeed = ProductFeedView;

/**
 * The products of the landing page, kept by the page's history entry.
 *
 * @param pageKey Key of the history entry.
 */
export function useLandingFeed(pageKey: string): LandingFeed {
  return useProductFeed(pageKey, landingFeed(useServices(), pageKey));
}
