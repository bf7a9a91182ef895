import { useRecentSearches } from '@vitrine/hooks';
import { useEffect } from 'react';

/** Takes a person who is gone, or kept apart by a block, out of the recent searches. */
export function useForgottenSearch(id: string, isGone: boolean): void {
  const { forget } = useRecentSearches();
  useEffect(() => {
    if (isGone) forget(id);
  }, [id, isGone, forget]);
}
