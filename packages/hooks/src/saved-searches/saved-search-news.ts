import type { SavedSearch } from '@vitrine/api';
import { attached } from '../services/attached.ts';
import type { Services } from '../services/services.ts';

/** Window event for changes of the saved searches. */
const EVENT = 'savedSearchUpdated';
/** Written with each change, to notify other tabs. */
const KEY = 'savedSearchUpdated';

type Needed = Pick<Services, 'localStorage'>;

/** Notifies all tabs that the saved searches have changed. */
export function announceSavedSearches({ localStorage }: Needed): void {
  localStorage.set(KEY, String(Date.now()));
  if (typeof window !== 'undefined') window.dispatchEvent(new CustomEvent(EVENT));
}

export function onSavedSearchesChange({ localStorage }: Needed, listener: () => void): () => void {
  const stopListening = localStorage.onForeignChange((key) => {
    if (key === KEY) listener();
  });
  window.addEventListener(EVENT, listener);
  return () => {
    stopListening();
    window.removeEventListener(EVENT, listener);
  };
}

/** Milliseconds for which a list is fresh. Changes by other devices show after that. */
const FRESH_FOR_MS = 10 * 60 * 1000;

/** Tells whether a list is fresh, and unchanged as far as this browser knows. */
export const savedSearchFreshness = attached((services) => {
  let changes = 0;
  const count = () => {
    changes += 1;
  };
  if (typeof window !== 'undefined') onSavedSearchesChange(services, count);
  services.lifetimes.ofSignIn(count);
  const listed = new WeakMap<readonly SavedSearch[], { at: number; changes: number }>();
  let underway: { changes: number; answer: Promise<readonly SavedSearch[]> } | undefined;
  return {
    /** Asks once for components that need the list at the same time: the panel, and the button that saves. */
    async shared(ask: () => Promise<readonly SavedSearch[]>): Promise<readonly SavedSearch[]> {
      if (underway?.changes === changes) return underway.answer;
      const asked = { changes, answer: ask() };
      underway = asked;
      try {
        return await asked.answer;
      } finally {
        if (underway === asked) underway = undefined;
      }
    },
    /** To be called when the list is requested. The answered list is then passed to the returned function. */
    asked() {
      const asOf = { at: Date.now(), changes };
      return (list: readonly SavedSearch[]) => void listed.set(list, asOf);
    },
    isFresh(list: readonly SavedSearch[]): boolean {
      const asOf = listed.get(list);
      return asOf?.changes === changes && Date.now() - asOf.at < FRESH_FOR_MS;
    },
  };
});
