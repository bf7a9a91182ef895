import {
  ApiError,
  type Client,
  type Product,
  type SavedSearch,
  SEARCH_TITLE_MAX,
  savedSearchesCalls,
  savedSearchFrom,
  withoutViewerFlags,
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

/** What the server answers when a search is opened: the search with its results, which lists do not hold. */
const opened = new WeakMap<SavedSearch, Promise<SavedSearch>>();

const opening = (api: Client, search: SavedSearch, userId: string): Promise<SavedSearch> => {
  const answer = api(savedSearchesCalls).open({ params: { userId, searchId: search.id } });
  opened.set(search, answer);
  return answer;
};

/** How many products came since a saved search was last opened. */
export const newMatches = defineRelation<SavedSearch, number>({
  kind: 'savedSearchNewMatches',
  idOf: ({ id }) => id,
  send: async (api, { thing, viewer }) => (await opening(api, thing, viewer)).newMatches,
});

/** For how long somebody who opens a search waits for the results it keeps, milliseconds; then it is searched anew. */
const PATIENCE_MS = 1000;

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
  /**
   * Marks its new matches as seen, and gives the results it keeps: none where the server does not say them within a
   * second. Fails silently, since nobody asked for this by hand.
   */
  open(search: SavedSearch): Promise<readonly Product[]>;
}

/** Changes of saved searches, made when the area is first used. */
export const savedSearchChanges = attached((services: Services): SavedSearchChanges => {
  const { api, relations, session } = services;
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
    async open(listed) {
      // A search of its own for each opening: another may be under way.
      const search = { ...listed };
      const askedAt = relations.moment();
      counts.set(search, 0, 'SavedSearches');
      const answer = opened.get(search) ?? opening(api, search, session.getState().userId ?? '');
      const products = answer.then(({ searchResults }) => {
        observeProducts(services, searchResults, askedAt);
        return searchResults.map(withoutViewerFlags);
      });
      const tooLate = new Promise<[]>((resolve) => setTimeout(resolve, PATIENCE_MS, []));
      return Promise.race([products.catch(() => []), tooLate]);
    },
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
