import { type SearchTotal, searchCalls } from '@vitrine/api';
import { useEffect } from 'react';
import { useServices } from '../services/ServicesProvider.tsx';
import { type SearchRequest, searchBodyOf } from './search-request.ts';
import { searchSummaries } from './search-summaries.ts';
import { useSearchSummary } from './useSearchSummary.ts';

/** Milliseconds from a change until the count is requested. */
const COUNTED_AFTER_MS = 250;

/**
 * Returns the number of products that a request would find. If the request changes or the panel closes, the
 * count is aborted.
 *
 * @param request Undefined requests nothing.
 * @returns Undefined while unknown, after a failure, and if the server does not count.
 */
export function useSearchTotal(request: SearchRequest | undefined): SearchTotal | undefined {
  const services = useServices();
  const { total } = useSearchSummary(request);
  const asked = request && total === undefined ? JSON.stringify(searchBodyOf(request)) : undefined;

  useEffect(() => {
    if (asked === undefined) return;
    const wanted = JSON.parse(asked) as SearchRequest;
    const underWay = new AbortController();
    const { signal } = underWay;
    async function count() {
      const body = { ...searchBodyOf(wanted), start: 0, limit: 1 };
      const answer = await services.api(searchCalls).query({ body }, { signal });
      if (!signal.aborted) searchSummaries(services).note(wanted, answer);
    }
    // A failure is ignored: without a number, the button still has its label.
    const timer = setTimeout(() => void count().catch(() => undefined), COUNTED_AFTER_MS);
    return () => {
      clearTimeout(timer);
      underWay.abort();
    };
  }, [services, asked]);
  return total;
}
