import { FEED_PAGE_SIZE, productsCalls } from '@vitrine/api';
import type { Feeds } from '../products/feeds.service.ts';

/** An answer of the API by the address that it is asked at. */
export interface FirstAnswer {
  address: string;
  body: unknown;
}

/** The first page of the shop window as a guest gets it: sent with the document, it saves the app its first question. */
export async function shopWindowAnswer(feeds: Feeds): Promise<FirstAnswer> {
  const query = { page: 1, limit: FEED_PAGE_SIZE };
  const { items, ...page } = await feeds.popular(query);
  return {
    address: `${productsCalls.popular.path}?page=${query.page}&limit=${query.limit}`,
    body: { ...page, products: items },
  };
}
