import type { Services } from '../services/services.ts';
import { viewerOf } from '../session/session.ts';
import { cacheKey, readJson } from '../storage/storage.ts';
import type { Relation } from './relation.ts';

/** Maximum number of changes that are stored, so that other tabs miss none of several at once. */
const STORED = 20;

interface Settled {
  id: string;
  value: boolean;
  /** Milliseconds since 1970. */
  at: number;
}

const isList = (read: unknown): read is unknown[] => Array.isArray(read);
const isSettled = (read: unknown): read is Settled => {
  const { id, value, at } = (read ?? {}) as Partial<Settled>;
  return typeof id === 'string' && typeof value === 'boolean' && typeof at === 'number';
};

/** Shows confirmed changes of a relation in the viewer's other tabs. */
export function shareWithTabs<Item>(
  { localStorage, session, lifetimes, relations }: Services,
  relation: Relation<Item, boolean>,
): void {
  const store = relations.of(relation);
  let own: Settled[] = [];
  let heardAt = Date.now() - 1;
  const key = () => {
    const viewer = viewerOf(session.getState());
    return viewer === undefined ? undefined : cacheKey(`${relation.kind}Changes`, viewer);
  };
  lifetimes.ofSignIn(() => {
    own = [];
  });
  store.onSettled(({ id, value }) => {
    const changes = key();
    if (changes === undefined) return;
    own = [...own, { id, value, at: Date.now() }].slice(-STORED);
    localStorage.set(changes, JSON.stringify(own));
  });
  localStorage.onForeignChange((changes) => {
    if (changes === undefined || changes !== key()) return;
    const news = (readJson(localStorage, changes, isList) ?? [])
      .filter(isSettled)
      .filter(({ at }) => at > heardAt);
    for (const { id, value, at } of news) {
      heardAt = Math.max(heardAt, at);
      store.settle(id, value);
    }
  });
}
