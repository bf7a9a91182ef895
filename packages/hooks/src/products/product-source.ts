import { ApiError, FEED_PAGE_SIZE, type Product, productsCalls } from '@vitrine/api';
import type { FeedSource } from '../feed/feed.ts';
import { type PageCursor, pageAfter } from '../feed/ranked-page.ts';
import type { Services } from '../services/services.ts';
import { productThing } from './product-thing.ts';

/** Place of the next page in a ranked feed of products. */
export interface ProductPageCursor extends PageCursor {
  /** The feed of the next page, if it differs from the first page's. */
  feed?: RankedFeed;
}

export type RankedFeed = 'personalized' | 'popular' | 'verified';

/**
 * Returns a ranked feed as a source. Viewer flags are removed from its products and passed to the relations.
 */
export function rankedSource(services: Services, ranked: RankedFeed): FeedSource<Product, ProductPageCursor> {
  return {
    name: ranked,
    async load(cursor, signal) {
      const page = cursor?.page ?? 1;
      const askedAt = services.relations.moment();
      // Further pages are loaded ahead of scrolling, without a viewer's action.
      const api = page === 1 ? services.api : services.backgroundApi;
      let feed = cursor?.feed ?? ranked;
      const ask = (snapshot?: string | null) => {
        const query = { page, limit: FEED_PAGE_SIZE, ...(snapshot ? { snapshot } : {}) };
        return api(productsCalls)[feed]({ query }, { signal });
      };
      const answer = await ask(cursor?.snapshot).catch((error: unknown) => {
        const hasEnded =
          feed === 'personalized' && page > 1 && error instanceof ApiError && error.status === 401;
        if (!hasEnded) throw error;
        // The session has ended: the guests' feed follows.
        feed = 'popular';
        return ask();
      });
      const next = pageAfter(answer, page, answer.products.length === 0);
      return {
        items: services.relations.observe(productThing, answer.products, askedAt),
        next: next && { ...next, ...(feed === ranked ? {} : { feed }) },
      };
    },
  };
}
