import {
  ApiError,
  type Client,
  type Product,
  type SavedSearch,
  SEARCH_TITLE_MAX,
  savedSearchesCalls,
  savedSearchFrom,
} from '@vitrine/api';
import { defineRelation, defineThing } from '../optimistic/relation.ts';
import type { RelationFailure, RelationReading } from '../optimistic/relation-store.ts';
import { beginningOf } from '../product-search/beginning-of.ts';
import { productThing } from '../products/product-thing.ts';
import { attached } from '../services/attached.ts';
import type { Services } from '../services/services.ts';
import { announceSavedSearches } from './saved-search-news.ts';

export const savedSearchThing = defineThing<SavedSearch>({
  kind: 'savedSearch',
  idOf: ({ id }) => id,
  from: savedSearchFrom,
});

/** The title of a saved search; '' if it has none, so that its query is shown. */
export const savedSearchTitle = defineRelation<SavedSearch, string>({
  of: savedSearchThing,
  kind: 'savedSearchTitle',
  async send(api, { id, value: title, viewer }) {
    const params = { userId: viewer, searchId: id };
    const renamed = await api(savedSearchesCalls).rename({ params, body: { title } }, { keepalive: true });
    return renamed.title ?? title;
  },
  flag: ({ title }) => title ?? '',
  gate: { kind: 'expired' },
  isValue: (stored) => typeof stored === 'string',
});

/** Answers to opening a search: they have its results, which lists omit. */
const opened = new WeakMap<SavedSearch, Promise<SavedSearch>>();

const opening = (api: Client, search: SavedSearch, userId: string): Promise<SavedSearch> => {
  const answer = api(savedSearchesCalls).open({ params: { userId, searchId: search.id } });
  opened.set(search, answer);
  return answer;
};

/** Number of new products since the saved search was last opened. */
export const newMatches = defineRelation<SavedSearch, number>({
  of: savedSearchThing,
  kind: 'savedSearchNewMatches',
  send: async (api, { thing, viewer }) => (await opening(api, thing, viewer)).newMatches,
  flag: (search) => search.newMatches,
});

/** Milliseconds that `open` waits for the stored results; after that it resolves to none. */
const PATIENCE_MS = 1000;

/**
 * The outcome of a rename. `unchanged`: the title was blank or the same. `gone`: the search was deleted.
 * `blocked`: the session has ended; the rename is sent after the next sign-in.
 */
export type RenameOutcome = 'renamed' | 'unchanged' | 'failed' | 'gone' | 'blocked';

export interface SavedSearchChanges {
  /** Shows the title at once. Two renames in a row are sent one after the other, so the last title stays. */
  rename(search: SavedSearch, title: string): Promise<RenameOutcome>;
  open(search: SavedSearch): Promise<readonly Product[]>;
}

export const savedSearchChanges = attached((services: Services): SavedSearchChanges => {
  const { api, relations, session } = services;
  const titles = relations.of(savedSearchTitle);
  const counts = relations.of(newMatches);
  titles.onSettled(() => announceSavedSearches(services));
  relations.onFailure(({ relation, error }) => {
    const isOfSearches = relation.kind === savedSearchTitle.kind || relation.kind === newMatches.kind;
    if (isOfSearches && isGone(error)) announceSavedSearches(services);
  });

  /** Resolves once no rename of the search is in flight. */
  const outcomeOf = (id: string, title: string) =>
    new Promise<RenameOutcome>((resolve) => {
      let failure: RelationFailure | undefined;
      const look = () => {
        const { pending, value } = titles.view(id);
        if (pending) return;
        // A failure is reported right after the rollback.
        queueMicrotask(() => {
          for (const stop of stops) stop();
          if (failure) resolve(isGone(failure.error) ? 'gone' : 'failed');
          // Undefined means that the session has ended, since the relations forget everything then.
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
    async rename(search, typed) {
      const title = beginningOf(typed.trim(), SEARCH_TITLE_MAX);
      if (title === '' || title === (search.title ?? search.query)) return 'unchanged';
      titles.set(search, title, 'SavedSearches');
      return outcomeOf(search.id, title);
    },
    async open(listed) {
      // The answer is found in `opened` by this object. Several openings may be in flight, so each uses a
      // copy.
      const search = { ...listed };
      const askedAt = relations.moment();
      counts.set(search, 0, 'SavedSearches');
      const answer = opened.get(search) ?? opening(api, search, session.getState().userId ?? '');
      const products = answer.then(({ searchResults }) =>
        relations.observe(productThing, searchResults, askedAt),
      );
      const tooLate = new Promise<[]>((resolve) => setTimeout(resolve, PATIENCE_MS, []));
      return Promise.race([products.catch(() => []), tooLate]);
    },
  };
});

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

export const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404;
