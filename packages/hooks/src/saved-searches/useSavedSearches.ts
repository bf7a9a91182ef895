import { type Product, type SavedSearch, savedSearchesCalls } from '@vitrine/api';
import { useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react';
import { useListener } from '../emitter/useListener.ts';
import { type CollectionError, collectionError } from '../optimistic/collection-error.ts';
import type { Removal, RemovalOutcome } from '../optimistic/removals.ts';
import { useRelationReading } from '../optimistic/useRelation.ts';
import { EVERY_PAGE, useResource } from '../resource/useResource.ts';
import { useServices } from '../services/ServicesProvider.tsx';
import { useViewerId } from '../session/useViewerId.ts';
import {
  newMatches,
  type RenameOutcome,
  savedSearchChanges,
  savedSearchThing,
  savedSearchTitle,
  shownSearch,
} from './saved-search-changes.ts';
import { onSavedSearchesChange, savedSearchFreshness } from './saved-search-news.ts';
import { savedSearchRemovals } from './saved-search-removals.ts';

/** The list of saved searches and its actions. */
export interface SavedSearches {
  /** Newest first, without their results, with changes still in flight; undefined while not loaded. */
  searches: readonly SavedSearch[] | undefined;
  status: 'guest' | 'loading' | 'ready' | 'error';
  error: CollectionError | undefined;
  reload(): void;
  /** Shows the new title at once, and the old one again if the rename fails. */
  rename(id: string, title: string): Promise<RenameOutcome>;
  /**
   * Hides the search at once. The removal is sent when the time to undo is over (`UNDO_FOR_MS`), the page
   * closes or the viewer signs out.
   */
  remove(id: string): Promise<RemovalOutcome>;
  /**
   * Marks new matches as seen. Resolves to the stored results, or to none after a failure or a second. Never
   * rejects.
   */
  open(id: string): Promise<readonly Product[]>;
}

/** Options of `useSavedSearches`. */
export interface SavedSearchesOptions {
  /** Whether the list is secondary on the page, so that a 401 asks for a sign-in only after `reload`. */
  aside?: boolean | undefined;
  /** Called when a search is hidden, so that its `undo` can be offered. */
  onRemoved?: ((removal: Removal<SavedSearch>) => void) | undefined;
}

/**
 * Returns the viewer's saved searches. They are fetched again after a change in any tab; otherwise, further
 * mounts request nothing for ten minutes.
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
    (api) =>
      freshness.shared(async () => {
        const askedAt = relations.moment();
        const answered = freshness.asked();
        const { searches } = await api(savedSearchesCalls).list({
          params: { userId: viewer ?? '' },
          query: { form: 'pictured' },
        });
        relations.observe(savedSearchThing, searches, askedAt);
        answered(searches);
        return searches;
      }),
    { personal: true, aside, page: EVERY_PAGE, isStillTrue: freshness.isFresh },
  );

  const onChange = useEffectEvent(refresh);
  useEffect(() => onSavedSearchesChange(services, () => onChange()), [services]);

  useListener(removals.onRemoved, (removal) => onRemoved?.(removal));

  const hidden = useSyncExternalStore(removals.subscribe, removals.hidden, removals.hidden);
  const titles = useRelationReading(savedSearchTitle);
  const counts = useRelationReading(newMatches);
  const searches = useMemo(
    () => value?.filter(({ id }) => !hidden.has(id)).map((search) => shownSearch(search, titles, counts)),
    [value, hidden, titles, counts],
  );

  const found = (id: string) => searches?.find((search) => search.id === id);
  // After an expired session the list stays, but changes need a sign-in.
  const isSignedIn = () => {
    if (session.getState().status === 'authenticated') return true;
    signInGate.ask({ kind: 'expired' });
    return false;
  };
  return {
    searches,
    status: viewer === undefined ? 'guest' : searches ? 'ready' : error ? 'error' : 'loading',
    error: error ? collectionError(error) : undefined,
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
