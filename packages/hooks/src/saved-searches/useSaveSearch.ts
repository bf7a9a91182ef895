import { ApiError, type Product, savedSearchesCalls } from '@vitrine/api';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { SearchRequest } from '../product-search/search-request.ts';
import { useServices } from '../services/ServicesProvider.tsx';
import { useSession } from '../session/useSession.ts';
import { isSameQuery } from './same-query.ts';
import { announceSavedSearches } from './saved-search-news.ts';
import { savedSearchRemovals } from './saved-search-removals.ts';
import { isSameSearch, queryAndFilters, searchToSave } from './search-to-save.ts';
import { useSavedSearches } from './useSavedSearches.ts';

/**
 * The outcome of saving. `ignored`: there is nothing to save, the viewer is a guest, or the search is saved
 * or being saved already.
 */
export type SaveSearchOutcome =
  | { status: 'saved' | 'ignored' }
  /** The server's code, if any, such as `saved_searches_full`. */
  | { status: 'failed'; code: string | undefined };

/** The state of the save button, and its action. */
export interface SaveSearch {
  /** `saved` if the viewer has saved this query with these filters; another one starts at `idle`. */
  state: 'guest' | 'idle' | 'saving' | 'saved';
  /** Never rejects. */
  save(): Promise<SaveSearchOutcome>;
}

interface Wish {
  request: SearchRequest;
  /** The request as text; equal requests have equal texts. */
  search: string;
  userId: string;
}

/**
 * Returns the state of the button that saves a search.
 *
 * @param searched The query, optionally with filters and order.
 * @param products The results of the search; the first ones are saved with it.
 * @param isSettled Whether `products` are the results; saving waits for them. If the viewer leaves the search
 * first, it is saved without products.
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
  const isOfThis = of?.search === search && of.userId === userId;
  const { searches } = useSavedSearches({ aside: true });
  const isListed = searches?.some((listed) => isSameSearch(listed, request)) ?? false;
  // From here on, the list says whether the search is saved, as it may be deleted there.
  if (isListed && isOfThis && of.phase === 'saved') setOf(undefined);
  const ownPhase = isOfThis ? of.phase : 'idle';
  const phase = ownPhase === 'idle' && isListed ? 'saved' : ownPhase;
  /** The search that waits for its results, and the function that passes them on. */
  const waiting = useRef<{ wish: Wish; tell(found: readonly Product[]): void }>(undefined);

  const release = (found: readonly Product[]) => {
    const { current } = waiting;
    waiting.current = undefined;
    current?.tell(found);
  };
  useEffect(() => {
    const isWaiting = waiting.current?.wish.search === search;
    if (!isWaiting) release([]);
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
