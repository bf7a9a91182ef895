import { useFeed } from '../feed/useFeed.ts';
import { useServices } from '../services/ServicesProvider.tsx';
import { landingFeed } from './landing-feed.ts';
import type { ProductFeedView } from './product-feed.ts';

/** What the landing page shows. */
export type LandingFeed = ProductFeedView;

/**
 * The products of the landing page, kept by the page's history entry.
 *
 * @param pageKey Key of the history entry.
 */
export function useLandingFeed(pageKey: string): LandingFeed {
  const { items: products, ...view } = useFeed(pageKey, landingFeed(useServices(), pageKey));
  return { products, ...view };
}
