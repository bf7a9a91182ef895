import type { Product } from '@vitrine/api';
import type { OpenFeed } from '../feed/open-feed.ts';
import type { Services } from '../services/services.ts';
import { productFeed } from './product-feed.ts';
import { isPageCursor, type RankedFeed, rankedSource } from './product-source.ts';

/**
 * The feed of a landing page: personalized for people with a token; if that is empty or fails, popular, then verified.
 * Every visit of a browser session starts from the pages of the last one.
 *
 * @param pageKey Names the page: its history entry.
 */
export const landingFeed = (services: Services, pageKey: string): OpenFeed<Product> =>
  productFeed(services, {
    key: pageKey,
    cache: 'landingProducts',
    freshForMs: Number.POSITIVE_INFINITY,
    sources() {
      const forEverybody: RankedFeed[] = ['popular', 'verified'];
      const ranked = services.session.token() ? ['personalized' as const, ...forEverybody] : forEverybody;
      return ranked.map((name) => rankedSource(services, name));
    },
    isCursor: isPageCursor,
  });
