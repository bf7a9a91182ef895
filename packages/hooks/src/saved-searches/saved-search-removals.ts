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

/** What became of a removal. `kept`: it was restored or saved again, or the session ended by itself before it was sent. */
export type RemovalOutcome = 'removed' | 'kept' | 'failed';

/**
 * Saved searches that are out of sight. The server is told when the time to undo is over, the page goes away or the person
 * signs out: until then undoing costs nothing and can lose nothing, where a search saved anew would be another one, with
 * another age.
 */
export interface SavedSearchRemovals {
  /** The ids of what is not to be shown; another set after every change. */
  hidden(): ReadonlySet<string>;
  subscribe(listener: () => void): () => void;
  /** Out of sight at once; resolves when it is decided. */
  remove(search: SavedSearch): Promise<RemovalOutcome>;
  /** Back in sight; saved anew if the server has heard already. Resolves to whether it is there. */
  restore(id: string): Promise<boolean>;
  /** Saves a search, whose own removal waits meanwhile: the server would take it for the same one. Once saved, it is kept. */
  whileSaving(query: string, save: () => Promise<SavedSearch>): Promise<SavedSearch>;
}

interface Removal {
  search: SavedSearch;
  /** `held`: the same search is being saved again. `sent`: the server has been told. */
  stage: 'waiting' | 'held' | 'sent';
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

  function wait(id: string, removal: Removal): void {
    removal.stage = 'waiting';
    removal.timer = setTimeout(() => void send(id, removal), UNDO_FOR_MS);
  }

  function hold(removal: Removal): void {
    clearTimeout(removal.timer);
    removal.stage = 'held';
  }

  async function send(id: string, removal: Removal): Promise<void> {
    clearTimeout(removal.timer);
    removal.stage = 'sent';
    const params = { userId: session.getState().userId ?? '', searchId: id };
    try {
      await api.savedSearches.remove({ params }, { keepalive: true });
    } catch (error) {
      if (!isGone(error)) {
        if (removals.get(id) === removal) keep(id, removal, 'failed');
        else removal.decide('failed');
        // It may have been carried out all the same.
        return announceSavedSearches(services);
      }
    }
    removal.decide('removed');
    announceSavedSearches(services);
  }

  const sendAll = () => {
    const waiting = [...removals].filter(([, { stage }]) => stage === 'waiting');
    return Promise.all(waiting.map(([id, removal]) => send(id, removal)));
  };
  if (typeof window !== 'undefined') window.addEventListener('pagehide', () => void sendAll());
  services.onSignOut(sendAll);

  // Nobody else may send what they wanted; it stays for them. What has been sent is decided by its answer.
  session.onIdentityChange(() => {
    for (const [id, removal] of [...removals]) if (removal.stage !== 'sent') keep(id, removal, 'kept');
    removals.clear();
    publish();
  });

  return {
    hidden: () => hidden,
    subscribe: (listener) => changed.on(listener),
    remove(search) {
      const before = removals.get(search.id);
      if (before) return before.outcome;
      const { promise, resolve } = Promise.withResolvers<RemovalOutcome>();
      const removal: Removal = {
        search,
        stage: 'waiting',
        timer: undefined,
        decide: resolve,
        outcome: promise,
      };
      wait(search.id, removal);
      removals.set(search.id, removal);
      publish();
      return promise;
    },
    async restore(id) {
      const removal = removals.get(id);
      if (!removal) return true;
      if (removal.stage !== 'sent') {
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
    async whileSaving(query, save) {
      const before = new Map(removals);
      const same = [...before].filter(([, { search }]) => isSameQuery(search.query, query));
      const held = same.filter(([, { stage }]) => stage === 'waiting');
      for (const [, removal] of held) hold(removal);
      const underWay = same.filter(([, { stage }]) => stage === 'sent').map(([, { outcome }]) => outcome);
      const isStill = ([id, removal]: (typeof same)[number]) => removals.get(id) === removal;
      try {
        // What arrived later would forget what was just saved.
        if (underWay.length > 0) await Promise.all(underWay);
        const saved = await save();
        const named = [...before].filter(([id]) => id === saved.id);
        for (const [id, removal] of new Map([...held, ...named].filter(isStill))) keep(id, removal, 'kept');
        return saved;
      } catch (error) {
        for (const [id, removal] of held.filter(isStill)) wait(id, removal);
        throw error;
      }
    },
  };
});

/** Whether the server takes two queries for one search: whatever their case and how many spaces. */
const isSameQuery = (one: string, other: string): boolean => queryKeyOf(one) === queryKeyOf(other);

const queryKeyOf = (query: string): string => query.trim().replace(/\s+/g, ' ').toLowerCase();
