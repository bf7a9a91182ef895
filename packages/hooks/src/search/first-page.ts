import { searchCalls, searchPage, withoutViewerFlags } from '@vitrine/api';
import { observeProducts } from '../products/product-relation.ts';
import type { Services } from '../services/services.ts';
import { searchBodyOf } from './search-request.ts';
import type { FirstResults } from './search-results.ts';

/**
 * What became of a submitted search. `superseded`: a newer one took its place, or the page was left; there is nothing to
 * show. `blank`: the query was empty and not sent. `unloadable`: the code of searches could not be loaded, which browsers
 * remember for as long as the document lives.
 */
export type SearchOutcome =
  | { status: 'found'; query: string; first: FirstResults }
  | { status: 'empty' | 'failed' | 'superseded' | 'blank' | 'unloadable'; query: string; first?: undefined };

/** Fetches the first page of what a query finds. Never rejects. */
export async function firstPage(
  services: Services,
  query: string,
  signal: AbortSignal,
): Promise<SearchOutcome> {
  const { api, relations } = services;
  const askedAt = relations.moment();
  try {
    const body = { ...searchBodyOf({ query }), ...searchPage(1) };
    const { results, nextStart, asOf } = await api(searchCalls).query({ body }, { signal });
    if (signal.aborted) return { status: 'superseded', query };
    if (results.length === 0) return { status: 'empty', query };
    observeProducts(services, results, askedAt);
    return { status: 'found', query, first: { products: results.map(withoutViewerFlags), nextStart, asOf } };
  } catch {
    return { status: signal.aborted ? 'superseded' : 'failed', query };
  }
}
