import { searchCalls, searchPage } from '@vitrine/api';
import { productThing } from '../products/product-thing.ts';
import type { Services } from '../services/services.ts';
import { type SearchRequest, searchBodyOf } from './search-request.ts';
import type { FirstResults } from './search-results.ts';
import { searchSummaries } from './search-summaries.ts';

/**
 * The outcome of a submitted search. `superseded`: a newer search, `cancel` or leaving the page ended it.
 * `blank`: the empty query was not sent. `unloadable`: the search code could not be loaded, and browsers do
 * not try again before a reload.
 */
export type SearchOutcome =
  | { status: 'found'; query: string; first: FirstResults }
  | { status: 'empty' | 'failed' | 'superseded' | 'blank' | 'unloadable'; query: string; first?: undefined };

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
  return { products: relations.observe(productThing, results, askedAt), nextStart, asOf };
}

/** Never rejects. */
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
