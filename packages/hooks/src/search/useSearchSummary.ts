import { useSyncExternalStore } from 'react';
import { useServices } from '../services/ServicesProvider.tsx';
import type { SearchRequest } from './search-request.ts';
import { type SearchSummary, searchSummaries } from './search-summaries.ts';

/** What the last answer to a request said of all its results; nothing while there is none. */
export function useSearchSummary(request: SearchRequest | undefined): SearchSummary {
  const summaries = searchSummaries(useServices());
  const read = () => summaries.of(request);
  return useSyncExternalStore(summaries.subscribe, read, read);
}
