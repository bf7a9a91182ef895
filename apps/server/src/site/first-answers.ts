import { FEED_PAGE_SIZE, productsCalls } from '@vitrine/api';
import type { Feeds } from '../products/feeds.service.ts';

export interface FirstAnswer {
  address: string;
  body: unknown;
}

/**
 * Returns the first page of the shop window for guests. The document includes it, which saves the app's first
 * request.
 */
export async function shopWindowAnswer(feeds: Feeds): Promise<FirstAnswer> {
  const query = { page: 1, limit: FEED_PAGE_SIZE };
  const { items, ...page } = await feeds.popular(query);
  return {
    address: `${productsCalls.popular.path}?page=${query.page}&limit=${query.limit}`,
    body: { ...page, products: items },
  };
}
