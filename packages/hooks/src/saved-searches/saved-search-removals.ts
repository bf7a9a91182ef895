import type { SavedSearch } from '@vitrine/api';
import { createEmitter } from '../emitter/emitter.ts';
import { oncePerServices } from '../services/once-per-services.ts';
import type { Services } from '../services/services.ts';
import { announceSavedSearches } from './saved-search-news.ts';
import { isGone } from './saved-search-relations.ts';
import { searchToSave } from './search-to-save.ts';

/**
 * For how long a removal can be taken back before the server hears of it, milliseconds: a little longer than a message
 * with its Undo stays.
 */
export const UNDO_FOR_MS = 12_000;

/** What became of a removal. `kept`: it was restored, or the person left before it was sent. */
export type RemovalOutcome = 'removed' | 'kept' | 'failed';

/**
 * Saved searches that are out of sight. The server is told when the time to undo is over, or the page goes away: until
 * then undoing costs nothing and can lose nothing, where a search saved anew would be another one, with another age.
 */
export interface SavedSearchRemovals {
  /** The ids of what is not to be shown; another set after every change. */
  hidden(): ReadonlySet<string>;
  subscribe(listener: () => void): () => void;
  /** Out of sight at once; resolves when it is decided. */
  remove(search: SavedSearch): Promise<RemovalOutcome>;
  /** Back in sight; saved anew if the server has heard already. Resolves to whether it is there. */
  restore(id: string): Promise<boolean>;
}

interface Removal {
  search: SavedSearch;
  /** Until it is sent. */
  timer: ReturnType<typeof setTimeout> | undefined;
  decide(outcome: RemovalOutcome): void;
  outcome: Promise<RemovalOutcome>;
}

export const savedSearchRemovals = oncePerServices((services: Services): SavedSearchRemovals => {
  const { api, session } = services;
  const changed = createEmitter();
  const removals = new Map<string, Removal>();
  let hidden: ReadonlySet<string> = new Set();

  function publish(): void {
    hidden = new Set(removals.keys());
    changed.emit();
  }

  function keep(id: string, removal: Removal, outcome: 'kept' | 'failed'): void {
    clearTimeout(removal.timer);
    removals.delete(id);
    removal.decide(outcome);
    publish();
  }

  async function send(id: string, removal: Removal): Promise<void> {
    clearTimeout(removal.timer);
    removal.timer = undefined;
    const params = { userId: session.getState().userId ?? '', searchId: id };
    try {
      await api.savedSearches.remove({ params }, { keepalive: true });
    } catch (error) {
      if (!isGone(error)) {
        if (removals.get(id) === removal) keep(id, removal, 'failed');
        // It may have been carried out all the same.
        return announceSavedSearches(services);
      }
    }
    removal.decide('removed');
    announceSavedSearches(services);
  }

  const sendAll = () => {
    for (const [id, removal] of removals) if (removal.timer !== undefined) void send(id, removal);
  };
  if (typeof window !== 'undefined') window.addEventListener('pagehide', sendAll);

  // Nobody else may send what they wanted; it stays for them.
  session.onIdentityChange(() => {
    for (const [id, removal] of [...removals]) keep(id, removal, 'kept');
  });

  return {
    hidden: () => hidden,
    subscribe: (listener) => changed.on(listener),
    remove(search) {
      const before = removals.get(search.id);
      if (before) return before.outcome;
      const { promise, resolve } = Promise.withResolvers<RemovalOutcome>();
      const removal: Removal = { search, timer: undefined, decide: resolve, outcome: promise };
      removal.timer = setTimeout(() => void send(search.id, removal), UNDO_FOR_MS);
      removals.set(search.id, removal);
      publish();
      return promise;
    },
    async restore(id) {
      const removal = removals.get(id);
      if (!removal) return true;
      if (removal.timer !== undefined) {
        keep(id, removal, 'kept');
        return true;
      }
      if ((await removal.outcome) !== 'removed') return true;
      const { userId } = session.getState();
      if (userId === undefined) return false;
      try {
        await api.savedSearches.save({ params: { userId }, body: searchToSave(removal.search) });
      } catch {
        return false;
      }
      removals.delete(id);
      publish();
      announceSavedSearches(services);
      return true;
    },
  };
});
