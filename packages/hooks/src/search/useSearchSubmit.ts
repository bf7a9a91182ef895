import { searchPage, withoutViewerFlags } from '@vitrine/api';
import { useCallback, useEffect, useRef, useState } from 'react';
import { observeProducts } from '../products/observe-products.ts';
import { useServices } from '../services/ServicesProvider.tsx';
import type { Services } from '../services/services.ts';
import { searchBodyOf } from './search-request.ts';
import type { FirstResults } from './search-results.ts';

/**
 * What became of a submitted search: `superseded` by a newer one, or by leaving the page, is neither an error nor an
 * empty result (P11); a `blank` query was not sent.
 */
export type SearchOutcome =
  | { status: 'found'; query: string; first: FirstResults }
  | { status: 'empty' | 'failed' | 'superseded' | 'blank'; query: string; first?: undefined };

/** What a search box needs. */
export interface SearchSubmit {
  /** Whether a search is under way. */
  busy: boolean;
  /** Fetches the first page of results; never rejects. `query` of the outcome is trimmed. */
  submit(query: string): Promise<SearchOutcome>;
}

/** The search box of the landing page: finds the first results before anybody goes to the next page (D75). */
export function useSearchSubmit(): SearchSubmit {
  const services = useServices();
  const [busy, setBusy] = useState(false);
  const underWay = useRef<AbortController>(undefined);
  useEffect(() => () => underWay.current?.abort(), []);

  const submit = useCallback(
    async (typed: string) => {
      const query = typed.trim();
      if (query === '') return { status: 'blank' as const, query };
      underWay.current?.abort();
      const controller = new AbortController();
      underWay.current = controller;
      setBusy(true);
      const outcome = await firstPage(services, query, controller.signal);
      if (underWay.current === controller) setBusy(false);
      return outcome;
    },
    [services],
  );
  return { busy, submit };
}

async function firstPage(
  { api, relations }: Services,
  query: string,
  signal: AbortSignal,
): Promise<SearchOutcome> {
  const askedAt = relations.moment();
  try {
    const body = { ...searchBodyOf({ query }), ...searchPage(1) };
    const { results, nextStart, asOf } = await api.search.query({ body }, { signal });
    if (signal.aborted) return { status: 'superseded', query };
    if (results.length === 0) return { status: 'empty', query };
    observeProducts(relations, results, askedAt);
    return { status: 'found', query, first: { products: results.map(withoutViewerFlags), nextStart, asOf } };
  } catch {
    return { status: signal.aborted ? 'superseded' : 'failed', query };
  }
}
