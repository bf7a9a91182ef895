import {
  type Product,
  SEARCH_WINDOW_SIZE,
  SEARCH_WINDOWS_AT_A_TIME,
  type SearchAnswer,
  searchCalls,
} from '@vitrine/api';
import type { FeedSource } from '../feed/feed.ts';
import { productThing } from '../products/product-thing.ts';
import type { Services } from '../services/services.ts';
import { type SearchRequest, searchBodyOf } from './search-request.ts';
import type { SearchCursor } from './search-results.ts';
import { searchSummaries } from './search-summaries.ts';

/** The source name in stored search pages. */
export const SEARCH_SOURCE = 'search';

/**
 * Search results in windows of 100. Two are fetched at once; the second is used only if it continues the
 * first.
 */
export function searchSource(services: Services, request: SearchRequest): FeedSource<Product, SearchCursor> {
  const { api, relations } = services;
  const body = searchBodyOf(request);

  async function windowAt(start: number, asOf: number | null, signal: AbortSignal): Promise<SearchAnswer> {
    const askedAt = relations.moment();
    const pinned = asOf === null ? {} : { asOf };
    const answer = await api(searchCalls).query(
      { body: { ...body, start, limit: SEARCH_WINDOW_SIZE, ...pinned } },
      { signal },
    );
    if (start === 0) searchSummaries(services).note(request, answer);
    return { ...answer, results: relations.observe(productThing, answer.results, askedAt) };
  }

  return {
    name: SEARCH_SOURCE,
    async load(cursor = { start: 0, asOf: null }, signal) {
      const spare = new AbortController();
      const ask = (start: number) => windowAt(start, cursor.asOf, AbortSignal.any([signal, spare.signal]));
      const first = ask(cursor.start);
      const later = Array.from({ length: SEARCH_WINDOWS_AT_A_TIME - 1 }, (_, place) => {
        const start = cursor.start + (place + 1) * SEARCH_WINDOW_SIZE;
        // If a window fetched ahead fails, it is fetched again in its turn.
        return { start, answer: ask(start).catch(() => undefined) };
      });

      try {
        let last = await first;
        const results = [...last.results];
        for (const { start, answer } of later) {
          if (last.nextStart !== start) break;
          const joined = await answer;
          if (!joined || isEarlier(joined, last)) break;
          last = joined;
          results.push(...joined.results);
        }
        // The results end if the next window does not start later.
        const hasMore = last.nextStart > cursor.start;
        const next = hasMore ? { start: last.nextStart, asOf: last.asOf ?? cursor.asOf } : undefined;
        return { items: results, next };
      } finally {
        spare.abort();
      }
    },
  };
}

/**
 * Whether a window was cut from an earlier ranking than the one before it. If a product was added in between,
 * the one at the seam would be in neither window.
 */
const isEarlier = (later: SearchAnswer, before: SearchAnswer): boolean =>
  later.asOf !== null && before.asOf !== null && later.asOf < before.asOf;
