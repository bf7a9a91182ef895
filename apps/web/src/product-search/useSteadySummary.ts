import type { SearchTotal, SearchUnderstood } from '@vitrine/api';
import type { FilteredProducts } from '@vitrine/hooks';
import { useState } from 'react';

interface Summary {
  query: string;
  total?: SearchTotal | undefined;
  matching?: number | undefined;
  understood?: SearchUnderstood | undefined;
}

/**
 * Returns the latest summary of a search. Until the next arrives, the previous counts stay, as the products
 * do.
 */
export function useSteadySummary(
  { total, matching, understood, loading, isStale }: FilteredProducts,
  query: string,
): Summary {
  const [last, setLast] = useState<Summary>({ query });
  const isKnown = total !== undefined || understood !== undefined || !(loading || isStale);
  if (!isKnown) return { ...last, query, understood: last.query === query ? last.understood : undefined };
  if (last.query !== query || last.total !== total || last.understood !== understood)
    setLast({ query, total, matching, understood });
  return { query, total, matching, understood };
}
