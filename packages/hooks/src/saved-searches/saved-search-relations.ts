import { ApiError, type SavedSearch, SEARCH_TITLE_MAX } from '@vitrine/api';
import type { RelationFailure, RelationReading } from '../optimistic/relations.ts';
import { observeProducts } from '../products/observe-products.ts';
import { beginningOf } from '../search/beginning-of.ts';
import { oncePerServices } from '../services/once-per-services.ts';
import type { Services } from '../services/services.ts';
import { announceSavedSearches } from './saved-search-news.ts';

/** What a saved search is called; '' where its query names it. */
export const TITLE = 'savedSearchTitle';
/** How many products came since it was last opened. */
export const NEW_MATCHES = 'savedSearchNewMatches';

/** What became of a rename. `unchanged`: the title was blank or what it is called anyway. `gone`: somebody deleted it meanwhile. */
export type RenameOutcome = 'renamed' | 'unchanged' | 'failed' | 'gone';

/** What is shown of a saved search before the server answers. */
export interface SavedSearchChanges {
  /** Takes in a search as the server sent it. */
  observe(search: SavedSearch, askedAt: number): void;
  /** Of the search as it is shown. Shows at once; two renames in a row leave one after the other, and the last one stays (P1). */
  rename(search: SavedSearch, title: string): Promise<RenameOutcome>;
  /** Its new matches are no longer new; a failure is silent, since nobody asked for this by hand (D81). */
  open(search: SavedSearch): void;
}

export const savedSearchChanges = oncePerServices((services: Services): SavedSearchChanges => {
  const { api, relations, session } = services;
  const paramsOf = (searchId: string) => ({ userId: session.getState().userId ?? '', searchId });

  relations.define<SavedSearch, string>(TITLE, {
    async send({ id }, title) {
      try {
        const renamed = await api.savedSearches.rename(
          { params: paramsOf(id), body: { title } },
          { keepalive: true },
        );
        announceSavedSearches(services);
        return renamed.title ?? title;
      } catch (error) {
        if (isGone(error)) announceSavedSearches(services);
        throw error;
      }
    },
  });

  const observe = ({ id, title, newMatches, searchResults }: SavedSearch, askedAt: number) => {
    relations.observe(TITLE, id, title ?? '', askedAt);
    relations.observe(NEW_MATCHES, id, newMatches, askedAt);
    observeProducts(relations, searchResults, askedAt);
  };

  /** Resolves when no call is under way any more. */
  const outcomeOf = (id: string, title: string) =>
    new Promise<RenameOutcome>((resolve) => {
      let failure: RelationFailure | undefined;
      const look = () => {
        const { pending, value } = relations.view(TITLE, id);
        if (pending) return;
        // What failed is told right after the relation is back.
        queueMicrotask(() => {
          for (const stop of stops) stop();
          if (failure) resolve(isGone(failure.error) ? 'gone' : 'failed');
          // Nothing is known any more where the session ended meanwhile.
          else resolve(value === undefined ? 'failed' : 'renamed');
        });
      };
      const stops = [
        relations.onFailure((failed) => {
          if (failed.kind === TITLE && failed.id === id && failed.intended === title) failure = failed;
        }),
        relations.subscribe(TITLE, id, look),
      ];
      look();
    });

  return {
    observe,
    async rename(search, typed) {
      const title = beginningOf(typed.trim(), SEARCH_TITLE_MAX);
      if (title === '' || title === (search.title ?? search.query)) return 'unchanged';
      relations.set(TITLE, search.id, title, search, 'SavedSearches');
      return outcomeOf(search.id, title);
    },
    open({ id }) {
      relations.observe(NEW_MATCHES, id, 0, relations.moment());
      const askedAt = relations.moment();
      api.savedSearches
        .open({ params: paramsOf(id) })
        .then((opened) => observe(opened, askedAt))
        .catch((error) => {
          if (isGone(error)) announceSavedSearches(services);
        });
    },
  };
});

/** A search with what is shown of it before the server answers. */
export function shownSearch(
  search: SavedSearch,
  titles: RelationReading,
  newMatches: RelationReading,
): SavedSearch {
  const title = titles.shown(search.id);
  const count = newMatches.shown(search.id);
  return {
    ...search,
    title: typeof title === 'string' ? title || null : search.title,
    newMatches: typeof count === 'number' ? count : search.newMatches,
  };
}

/** Whether the server no longer has what the call was about. */
export const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404;
