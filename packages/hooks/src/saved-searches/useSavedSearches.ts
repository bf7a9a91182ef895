import { ApiError, type Product, type SavedSearch, savedSearchesCalls } from '@vitrine/api';
import { useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react';
import type { Removal, RemovalOutcome } from '../optimistic/removals.ts';
import { useRelationReading } from '../optimistic/useRelationReading.ts';
import { EVERY_PAGE, useResource } from '../resource/useResource.ts';
import { useServices } from '../services/ServicesProvider.tsx';
import { useViewerId } from '../session/useViewerId.ts';
import {
  newMatches,
  type RenameOutcome,
  savedSearchChanges,
  savedSearchTitle,
  shownSearch,
} from './saved-search-changes.ts';
import { onSavedSearchesChange, savedSearchFreshness } from './saved-search-news.ts';
import { savedSearchRemovals } from './saved-search-removals.ts';

/** The list of saved searches, and what can be done with it. */
export interface SavedSearches {
  /** The newest first, without their results, with changes that are on their way; undefined while they are not known. */
  searches: readonly SavedSearch[] | undefined;
  status: 'guest' | 'loading' | 'ready' | 'error';
  /** Why they could not be fetched, in the server's own text where it gave one. */
  error: { reason: string } | undefined;
  /** Asks for them again. */
  reload(): void;
  /** Shows the new title at once, and the old one again if it fails. */
  rename(id: string, title: string): Promise<RenameOutcome>;
  /** Hides it at once. The server hears of it when the time to undo is over (`UNDO_FOR_MS`) or the page is left. */
  remove(id: string): Promise<RemovalOutcome>;
  /**
   * Says that its new matches have been seen, and gives the results it keeps, which the list does not hold: none where
   * they cannot be had within a second. Never rejects.
   */
  open(id: string): Promise<readonly Product[]>;
}

/** What a page with saved searches may want to hear of. */
export interface SavedSearchesOptions {
  /** Whether they stand beside what the page is for: nobody is asked to sign in for them until they ask for them by hand. */
  aside?: boolean | undefined;
  /** Told when one is taken out of sight: the moment to offer its `undo`. */
  onRemoved?: ((removal: Removal<SavedSearch>) => void) | undefined;
}

/**
 * The searches that the person saved. They are asked for again when they change, here or in another tab, or after ten
 * minutes; until then, a component that shows them again asks for nothing.
 */
export function useSavedSearches({ aside, onRemoved }: SavedSearchesOptions = {}): SavedSearches {
  const services = useServices();
  const { relations, session, signInGate } = services;
  const changes = savedSearchChanges(services);
  const removals = savedSearchRemovals(services);
  const freshness = savedSearchFreshness(services);
  const viewer = useViewerId();
  const { value, error, reload, refresh } = useResource(
    viewer === undefined ? undefined : ['savedSearches', viewer],
    async (api) => {
      const askedAt = relations.moment();
      const answered = freshness.asked();
      const { searches } = await api(savedSearchesCalls).list({
        params: { userId: viewer ?? '' },
        query: { form: 'short' },
      });
      changes.observe(searches, askedAt);
      answered(searches);
      return searches;
    },
    { personal: true, aside, page: EVERY_PAGE, isStillTrue: freshness.isFresh },
  );

  const onChange = useEffectEvent(refresh);
  useEffect(() => onSavedSearchesChange(services, () => onChange()), [services]);

  const onRemoval = useEffectEvent((removal: Removal<SavedSearch>) => onRemoved?.(removal));
  useEffect(() => removals.onRemoved((removal) => onRemoval(removal)), [removals]);

  const hidden = useSyncExternalStore(removals.subscribe, removals.hidden, removals.hidden);
  const titles = useRelationReading(savedSearchTitle);
  const counts = useRelationReading(newMatches);
  const searches = useMemo(
    () => value?.filter(({ id }) => !hidden.has(id)).map((search) => shownSearch(search, titles, counts)),
    [value, hidden, titles, counts],
  );

  const found = (id: string) => searches?.find((search) => search.id === id);
  // The list stays when the session ends by itself; to change it, the person has to sign in again.
  const isSignedIn = () => {
    if (session.getState().status === 'authenticated') return true;
    signInGate.ask({ kind: 'expired' });
    return false;
  };
  return {
    searches,
    status: viewer === undefined ? 'guest' : searches ? 'ready' : error ? 'error' : 'loading',
    error: error ? { reason: error instanceof ApiError ? error.message : String(error) } : undefined,
    reload,
    async rename(id, title) {
      const search = found(id);
      if (!search) return 'gone';
      return changes.rename(search, title);
    },
    async remove(id) {
      const search = found(id);
      if (!search) return 'removed';
      if (!isSignedIn()) return 'kept';
      removals.remove(search);
      return removals.outcomeOf(id);
    },
    async open(id) {
      const search = found(id);
      const isTheirs = session.getState().status === 'authenticated';
      return search && isTheirs ? changes.open(search) : [];
    },
  };
}
