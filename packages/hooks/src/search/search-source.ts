import {
  type Product,
  SEARCH_WINDOW_SIZE,
  SEARCH_WINDOWS_AT_A_TIME,
  type SearchAnswer,
  searchCalls,
  withoutViewerFlags,
} from '@vitrine/api';
import type { FeedSource } from '../feed/feed.ts';
import { observeProducts } from '../products/product-relation.ts';
import type { Services } from '../services/services.ts';
import { type SearchRequest, searchBodyOf } from './search-request.ts';
import type { SearchCursor } from './search-results.ts';
import { searchSummaries } from './search-summaries.ts';

/** The name under which the pages of a search are kept. */
export const SEARCH_SOURCE = 'search';

/** What a search finds, in windows of 100. Two are asked for at a time; the second is used if it begins where the first ended. */
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
    observeProducts(services, answer.results, askedAt);
    if (start === 0) searchSummaries(services).note(request, answer);
    return answer;
  }

  return {
    name: SEARCH_SOURCE,
    async load(cursor = { start: 0, asOf: null }, signal) {
      const spare = new AbortController();
      const ask = (start: number) => windowAt(start, cursor.asOf, AbortSignal.any([signal, spare.signal]));
      const first = ask(cursor.start);
      const later = Array.from({ length: SEARCH_WINDOWS_AT_A_TIME - 1 }, (_, place) => {
        const start = cursor.start + (place + 1) * SEARCH_WINDOW_SIZE;
        // The window ahead may fail: it is asked for again in its turn.
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
        // A server whose next window does not start later has nothing more.
        const hasMore = last.nextStart > cursor.start;
        const next = hasMore ? { start: last.nextStart, asOf: last.asOf ?? cursor.asOf } : undefined;
        return { items: results.map(withoutViewerFlags), next };
      } finally {
        spare.abort();
      }
    },
  };
}

/**
 * Whether a window was cut from an earlier ranking than the one that it follows. A product that was added in between moved
 * the others on, so the one at the seam would be in neither window. In the other order it is in both, which does no harm.
 */
const isEarlier = (later: SearchAnswer, before: SearchAnswer): boolean =>
  later.asOf !== null && before.asOf !== null && later.asOf < before.asOf;
