import type { SavedSearch } from '@vitrine/api';
import { attached } from '../services/attached.ts';
import type { Services } from '../services/services.ts';

/** The window event that tells of changes of the saved searches. */
const EVENT = 'savedSearchUpdated';
/** A key that is written with each change, so that other tabs hear of it. */
const KEY = 'savedSearchUpdated';

type Needed = Pick<Services, 'localStorage'>;

/** Tells this tab and all others that the saved searches are no longer what they were. */
export function announceSavedSearches({ localStorage }: Needed): void {
  localStorage.set(KEY, String(Date.now()));
  if (typeof window !== 'undefined') window.dispatchEvent(new CustomEvent(EVENT));
}

/** Told when the saved searches changed, here or in another tab. */
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

/** How long a list may be shown without asking again; milliseconds. Changes of other devices show after that. */
const FRESH_FOR_MS = 10 * 60 * 1000;

/** Tells whether a list of saved searches may still be shown, or has changed since, as far as this browser was told. */
export const savedSearchFreshness = attached((services) => {
  let changes = 0;
  const count = () => {
    changes += 1;
  };
  if (typeof window !== 'undefined') onSavedSearchesChange(services, count);
  services.session.onIdentityChange(count);
  const listed = new WeakMap<readonly SavedSearch[], { at: number; changes: number }>();
  return {
    /** Called when a list is asked for; gives a function to call with the answer. */
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
