import {
  ApiError,
  type SavedSearch,
  SEARCH_TITLE_MAX,
  savedSearchesCalls,
  savedSearchFrom,
} from '@vitrine/api';
import { defineRelation } from '../optimistic/relation.ts';
import type { RelationFailure, RelationReading } from '../optimistic/relation-store.ts';
import { observeProducts } from '../products/product-relation.ts';
import { beginningOf } from '../search/beginning-of.ts';
import { attached } from '../services/attached.ts';
import type { Services } from '../services/services.ts';
import { announceSavedSearches } from './saved-search-news.ts';

/** The title of a saved search; '' where it has none and its query stands in. */
export const savedSearchTitle = defineRelation<SavedSearch, string>({
  kind: 'savedSearchTitle',
  idOf: ({ id }) => id,
  async send(api, { id, value: title, viewer }) {
    const params = { userId: viewer, searchId: id };
    const renamed = await api(savedSearchesCalls).rename({ params, body: { title } }, { keepalive: true });
    return renamed.title ?? title;
  },
  gate: {
    reason: { kind: 'expired' },
    wishFrom({ thing, value }) {
      const search = savedSearchFrom(thing);
      return search && typeof value === 'string' ? { thing: search, value } : undefined;
    },
  },
});

/** How many products came since a saved search was last opened. */
export const newMatches = defineRelation<SavedSearch, number>({
  kind: 'savedSearchNewMatches',
  idOf: ({ id }) => id,
  async send(api, { id, viewer }) {
    return (await api(savedSearchesCalls).open({ params: { userId: viewer, searchId: id } })).newMatches;
  },
});

/**
 * What became of a rename. `unchanged`: the title was blank or the one it had. `gone`: the search was deleted
 * meanwhile. `blocked`: the session has ended; the rename is carried out when the person has signed in again.
 */
export type RenameOutcome = 'renamed' | 'unchanged' | 'failed' | 'gone' | 'blocked';

/** What is shown of a saved search before the server answers. */
export interface SavedSearchChanges {
  /** Takes in searches as the server sent them. */
  observe(searches: readonly SavedSearch[], askedAt: number): void;
  /** Shows the title at once. Two renames in a row are sent one after the other, and the last one stays. */
  rename(search: SavedSearch, title: string): Promise<RenameOutcome>;
  /** Marks its new matches as seen. Fails silently, since nobody asked for this by hand. */
  open(search: SavedSearch): void;
}

/** Changes of saved searches, made when the area is first used. */
export const savedSearchChanges = attached((services: Services): SavedSearchChanges => {
  const { relations } = services;
  const titles = relations.of(savedSearchTitle);
  const counts = relations.of(newMatches);
  titles.onSettled(() => announceSavedSearches(services));
  relations.onFailure(({ relation, error }) => {
    const isOfSearches = relation.kind === savedSearchTitle.kind || relation.kind === newMatches.kind;
    if (isOfSearches && isGone(error)) announceSavedSearches(services);
  });

  function observe(searches: readonly SavedSearch[], askedAt: number): void {
    titles.observeAll(
      searches.map(({ id, title }) => [id, title ?? ''] as const),
      askedAt,
    );
    counts.observeAll(
      searches.map((search) => [search.id, search.newMatches] as const),
      askedAt,
    );
    observeProducts(
      services,
      searches.flatMap(({ searchResults }) => searchResults),
      askedAt,
    );
  }

  /** Resolves when no call is under way for the search any more. */
  const outcomeOf = (id: string, title: string) =>
    new Promise<RenameOutcome>((resolve) => {
      let failure: RelationFailure | undefined;
      const look = () => {
        const { pending, value } = titles.view(id);
        if (pending) return;
        // A failure is told right after the relation went back.
        queueMicrotask(() => {
          for (const stop of stops) stop();
          if (failure) resolve(isGone(failure.error) ? 'gone' : 'failed');
          // The relations forget everything when the session ends.
          else resolve(value === undefined ? 'blocked' : 'renamed');
        });
      };
      const stops = [
        relations.onFailure((failed) => {
          const isThis = failed.relation.kind === savedSearchTitle.kind && failed.id === id;
          if (isThis && failed.intended === title) failure = failed;
        }),
        titles.subscribe(id, look),
      ];
      look();
    });

  return {
    observe,
    async rename(search, typed) {
      const title = beginningOf(typed.trim(), SEARCH_TITLE_MAX);
      if (title === '' || title === (search.title ?? search.query)) return 'unchanged';
      titles.set(search, title, 'SavedSearches');
      return outcomeOf(search.id, title);
    },
    open: (search) => counts.set(search, 0, 'SavedSearches'),
  };
});

/** A search with the changes that are shown before the server answers. */
export const shownSearch = (
  search: SavedSearch,
  titles: RelationReading<string>,
  counts: RelationReading<number>,
): SavedSearch => {
  const title = titles.shown(search.id);
  return {
    ...search,
    title: title === undefined ? search.title : title || null,
    newMatches: counts.shown(search.id) ?? search.newMatches,
  };
};

/** Whether a call failed because the server no longer has what it was about. */
export const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404;
