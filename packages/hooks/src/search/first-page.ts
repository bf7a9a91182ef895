import { searchCalls, searchPage, withoutViewerFlags } from '@vitrine/api';
import { observeProducts } from '../products/product-relation.ts';
import type { Services } from '../services/services.ts';
import { type SearchRequest, searchBodyOf } from './search-request.ts';
import type { FirstResults } from './search-results.ts';
import { searchSummaries } from './search-summaries.ts';

/**
 * What became of a submitted search. `superseded`: a newer one took its place, or the page was left; there is nothing to
 * show. `blank`: the query was empty and not sent. `unloadable`: the code of searches could not be loaded, which browsers
 * remember for as long as the document lives.
 */
export type SearchOutcome =
  | { status: 'found'; query: string; first: FirstResults }
  | { status: 'empty' | 'failed' | 'superseded' | 'blank' | 'unloadable'; query: string; first?: undefined };

/** Fetches the first results of a search; rejects where that fails. */
export async function firstResults(
  services: Services,
  request: SearchRequest,
  signal?: AbortSignal,
): Promise<FirstResults> {
  const { api, relations } = services;
  const askedAt = relations.moment();
  const body = { ...searchBodyOf(request), ...searchPage(1) };
  const answer = await api(searchCalls).query({ body }, { signal });
  signal?.throwIfAborted();
  const { results, nextStart, asOf } = answer;
  searchSummaries(services).note(request, answer);
  observeProducts(services, results, askedAt);
  return { products: results.map(withoutViewerFlags), nextStart, asOf };
}

/** Fetches the first page of what a query finds. Never rejects. */
export async function firstPage(
  services: Services,
  query: string,
  signal: AbortSignal,
): Promise<SearchOutcome> {
  try {
    const first = await firstResults(services, { query }, signal);
    return first.products.length > 0 ? { status: 'found', query, first } : { status: 'empty', query };
  } catch {
    return { status: signal.aborted ? 'superseded' : 'failed', query };
  }
}
