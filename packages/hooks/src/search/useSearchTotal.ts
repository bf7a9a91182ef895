import { type SearchTotal, searchCalls } from '@vitrine/api';
import { useEffect } from 'react';
import { useServices } from '../services/ServicesProvider.tsx';
import { type SearchRequest, searchBodyOf } from './search-request.ts';
import { searchSummaries } from './search-summaries.ts';
import { useSearchSummary } from './useSearchSummary.ts';

/** Changes that follow each other sooner, ms, are counted together. */
const COUNTED_AFTER_MS = 250;

/**
 * How many products a request would find, before it is made: what a panel of filters says on its button. A request that another
 * one follows, and that of a panel that is left, is given up.
 *
 * @param request Undefined asks for nothing.
 * @returns Undefined while it is not known, where it could not be fetched, and where the server does not count.
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
    // Without a number the button still says what it does.
    const timer = setTimeout(() => void count().catch(() => undefined), COUNTED_AFTER_MS);
    return () => {
      clearTimeout(timer);
      underWay.abort();
    };
  }, [services, asked]);
  return total;
}
