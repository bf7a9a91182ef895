import { ApiError, type Product } from '@vitrine/api';
import { useState } from 'react';
import { oncePerServices } from '../services/once-per-services.ts';
import { useServices } from '../services/ServicesProvider.tsx';
import type { Services } from '../services/services.ts';
import { useSession } from '../session/useSession.ts';
import { announceSavedSearches } from './saved-search-news.ts';
import { searchToSave } from './search-to-save.ts';

/** What became of saving. `guest`: asked to sign in, after which it is saved (D85). `ignored`: nothing to save, or it is saved or on its way. */
export type SaveSearchOutcome =
  | { status: 'saved' | 'guest' | 'ignored' }
  /** With the server's code where it gave one, such as `saved_searches_full`. */
  | { status: 'failed'; code: string | undefined };

/** The state of the button that saves a search, and its verb. */
export interface SaveSearch {
  /** `saved` and `saving` are of the query as it is: another query starts at `idle` (D47). */
  state: 'guest' | 'idle' | 'saving' | 'saved';
  /** Never rejects. */
  save(): Promise<SaveSearchOutcome>;
}

const SAVE_SEARCH = 'saveSearch';

/**
 * The button that keeps a search.
 *
 * @param products What it found; as many as are kept with it go along.
 */
export function useSaveSearch(query: string, products: readonly Product[]): SaveSearch {
  const services = useServices();
  carryOutSaving(services);
  const { userId } = useSession();
  const trimmed = query.trim();
  const [of, setOf] = useState<{ query: string; userId: string; phase: 'saving' | 'saved' }>();
  const phase = of?.query === trimmed && of.userId === userId ? of.phase : 'idle';

  return {
    state: userId === undefined ? 'guest' : phase,
    async save() {
      const body = searchToSave({ query: trimmed, searchResults: [...products] });
      if (trimmed === '' || phase !== 'idle') return { status: 'ignored' };
      if (userId === undefined) {
        services.signInGate.ask({ kind: SAVE_SEARCH }, { kind: SAVE_SEARCH, payload: body });
        return { status: 'guest' };
      }
      const saving = { query: trimmed, userId, phase: 'saving' as const };
      setOf(saving);
      try {
        await services.api.savedSearches.save({ params: { userId }, body });
      } catch (error) {
        setOf((now) => (now === saving ? undefined : now));
        return { status: 'failed', code: error instanceof ApiError ? error.code : undefined };
      }
      setOf((now) => (now === saving ? { ...saving, phase: 'saved' } : now));
      announceSavedSearches(services);
      return { status: 'saved' };
    },
  };
}

/** What a guest wanted to keep is kept after the sign-in; the page it was wanted on is gone by then. */
const carryOutSaving = oncePerServices((services: Services) => {
  const { api, session, signInGate } = services;
  signInGate.onCarryOut(SAVE_SEARCH, (payload) => {
    const { userId } = session.getState();
    if (userId === undefined || !isSearchToSave(payload)) return;
    api.savedSearches
      .save({ params: { userId }, body: payload })
      .then(() => announceSavedSearches(services))
      .catch(() => undefined);
  });
});

function isSearchToSave(read: unknown): read is ReturnType<typeof searchToSave> {
  if (typeof read !== 'object' || read === null) return false;
  const { query, searchResults } = read as Record<string, unknown>;
  return typeof query === 'string' && Array.isArray(searchResults);
}
