import { useFeed } from '../feed/useFeed.ts';
import { useServices } from '../services/ServicesProvider.tsx';
import { landingFeed } from './landing-feed.ts';
import type { ProductFeedView } from './product-feed.ts';

/** The state of the landing page. */
export type LandingFeed = ProductFeedView;

/** Returns the products of the landing page, kept by the page's history entry (`pageKey`). */
export function useLandingFeed(pageKey: string): LandingFeed {
  const { items: products, ...view } = useFeed(pageKey, landingFeed(useServices(), pageKey));
  return { products, ...view };
}
