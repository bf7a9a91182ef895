import { ApiError, type Product, savedSearchesCalls } from '@vitrine/api';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { SearchRequest } from '../search/search-request.ts';
import { useServices } from '../services/ServicesProvider.tsx';
import { useSession } from '../session/useSession.ts';
import { announceSavedSearches } from './saved-search-news.ts';
import { isSameQuery, savedSearchRemovals } from './saved-search-removals.ts';
import { queryAndFilters, searchToSave } from './search-to-save.ts';

/** What became of saving. `ignored`: there is nothing to save, the viewer is a guest, or it is saved or being saved already. */
export type SaveSearchOutcome =
  | { status: 'saved' | 'ignored' }
  /** With the server's code where it gave one, such as `saved_searches_full`. */
  | { status: 'failed'; code: string | undefined };

/** The state of the button that saves a search, and what it does. */
export interface SaveSearch {
  /** The state for the current search: another query, or other filters, start at `idle`. */
  state: 'guest' | 'idle' | 'saving' | 'saved';
  /** Saves the search. Never rejects. */
  save(): Promise<SaveSearchOutcome>;
}

/** What somebody wants to keep. */
interface Wish {
  request: SearchRequest;
  /** Names the search: equal requests have equal names. */
  search: string;
  userId: string;
}

/**
 * What the button that saves a search needs.
 *
 * @param searched What was searched for: the query, or with it the filters and the order, which are kept too.
 * @param products What it found; as many as are kept with it go along.
 * @param isSettled Whether `products` are what was found. Until then, saving waits for them; if the person goes on to
 *   another search or page first, the search is saved without products.
 */
export function useSaveSearch(
  searched: string | SearchRequest,
  products: readonly Product[],
  isSettled = true,
): SaveSearch {
  const services = useServices();
  const { api, session } = services;
  const { userId } = useSession();
  const request = typeof searched === 'string' ? { query: searched } : searched;
  const query = request.query.trim();
  const search = JSON.stringify(queryAndFilters(request));
  const [of, setOf] = useState<Wish & { phase: 'saving' | 'saved' }>();
  const phase = of?.search === search && of.userId === userId ? of.phase : 'idle';
  /** A wish that waits for the results of its query, and the function that gives them to it. */
  const waiting = useRef<{ wish: Wish; tell(found: readonly Product[]): void }>(undefined);

  const release = (found: readonly Product[]) => {
    const { current } = waiting;
    waiting.current = undefined;
    current?.tell(found);
  };
  useEffect(() => {
    const isOfThis = waiting.current?.wish.search === search;
    if (!isOfThis) release([]);
    else if (isSettled) release(products);
  });
  const onLeave = useEffectEvent(() => release([]));
  useEffect(() => () => onLeave(), []);

  async function send(wish: Wish, found: readonly Product[]): Promise<SaveSearchOutcome> {
    const { request, userId } = wish;
    const body = searchToSave({ ...request, searchResults: [...found] });
    try {
      await savedSearchRemovals(services).whileMaking(
        (removed) => isSameQuery(removed.query, request.query),
        () => {
          if (session.getState().userId !== userId)
            throw new Error('Who wanted to keep this search has left.');
          return api(savedSearchesCalls).save({ params: { userId }, body });
        },
        ({ id }) => id,
      );
    } catch (error) {
      return { status: 'failed', code: error instanceof ApiError ? error.code : undefined };
    }
    announceSavedSearches(services);
    return { status: 'saved' };
  }

  return {
    state: userId === undefined ? 'guest' : phase,
    async save() {
      if (query === '' || userId === undefined || phase !== 'idle') return { status: 'ignored' };
      if (waiting.current) return { status: 'ignored' };
      const wish = { request, search, userId };
      const saving = { ...wish, phase: 'saving' as const };
      setOf(saving);
      const found = isSettled
        ? products
        : await new Promise<readonly Product[]>((tell) => {
            waiting.current = { wish, tell };
          });
      const outcome = await send(wish, found);
      const after = outcome.status === 'saved' ? { ...wish, phase: 'saved' as const } : undefined;
      setOf((now) => (now === saving ? after : now));
      return outcome;
    },
  };
}
