import {
  ApiError,
  FEED_PAGE_SIZE,
  type Product,
  type ProductPage,
  productsCalls,
  withoutViewerFlags,
} from '@vitrine/api';
import type { FeedSource } from '../feed/feed.ts';
import type { Services } from '../services/services.ts';
import { observeProducts } from './product-relation.ts';

/** Where the next page of a product feed is. */
export interface PageCursor {
  page: number;
  snapshot: string | null;
  /** Which feed it is a page of, where that is not the one that was begun with. */
  feed?: RankedFeed;
}

/** A feed that the server ranks. */
export type RankedFeed = 'personalized' | 'popular' | 'verified';

/** The pages of a feed that the server ranks. Viewer flags are taken out of the products and given to the relations. */
export function rankedSource(services: Services, ranked: RankedFeed): FeedSource<Product, PageCursor> {
  return {
    name: ranked,
    async load(cursor, signal) {
      const page = cursor?.page ?? 1;
      const askedAt = services.relations.moment();
      // Further pages are asked for ahead of the reader, not by hand.
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
        // What guests see follows; products that were shown already are left out.
        feed = 'popular';
        return ask();
      });
      observeProducts(services, answer.products, askedAt);
      const next = nextPage(answer, page);
      return {
        items: answer.products.map(withoutViewerFlags),
        next: next && { ...next, ...(feed === ranked ? {} : { feed }) },
      };
    },
  };
}

/** Whether what was read from a cache says where the next page is. */
export const isPageCursor = (read: object): read is PageCursor =>
  'page' in read && Number.isInteger(read.page);

function nextPage({ products, pagination, snapshot }: ProductPage, page: number): PageCursor | undefined {
  const isLast = pagination.pages === null ? products.length === 0 : page >= pagination.pages;
  return isLast ? undefined : { page: page + 1, snapshot };
}
