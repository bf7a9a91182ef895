import type { Product } from '@vitrine/api';
import type { OpenFeed } from '../feed/open-feed.ts';
import { isPageCursor } from '../feed/ranked-page.ts';
import type { Services } from '../services/services.ts';
import { productFeed } from './product-feed.ts';
import { type RankedFeed, rankedSource } from './product-source.ts';

/**
 * The feed is personalized for people with a token; if it is empty or fails, the popular feed is used, then
 * the verified one. Within a tab, each visit starts from the items of the last one.
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
