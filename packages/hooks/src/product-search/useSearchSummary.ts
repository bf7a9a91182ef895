import { useSyncExternalStore } from 'react';
import { useServices } from '../services/ServicesProvider.tsx';
import type { SearchRequest } from './search-request.ts';
import { type SearchSummary, searchSummaries } from './search-summaries.ts';

/** Returns the summary of the last answer to a request; empty without one. */
export function useSearchSummary(request: SearchRequest | undefined): SearchSummary {
  const summaries = searchSummaries(useServices());
  const read = () => summaries.of(request);
  return useSyncExternalStore(summaries.subscribe, read, read);
}
