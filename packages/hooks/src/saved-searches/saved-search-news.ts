import type { Services } from '../services/services.ts';

/** The window event that tells of changes of the saved searches (1 §4). */
const EVENT = 'savedSearchUpdated';
/** Changed together with them, so that other tabs hear of it. */
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
