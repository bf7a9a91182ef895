import { useSyncExternalStore } from 'react';
import { useServices } from '../services/ServicesProvider.tsx';
import { type RecentSearch, recentSearches } from './recent-searches.ts';

const none: readonly RecentSearch[] = [];

/** Returns the people that the viewer opened from a search, newest first, at most eight; none for guests. */
export function useRecentSearches(): {
  recent: readonly RecentSearch[];
  /** Puts a person in front. */
  remember(person: RecentSearch): void;
  forget(id: string): void;
} {
  const store = recentSearches(useServices());
  const recent = useSyncExternalStore(store.subscribe, store.people, () => none);
  return { recent, remember: store.add, forget: store.remove };
}
