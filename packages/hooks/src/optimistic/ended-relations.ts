import type { Services } from '../services/services.ts';
import { viewerOf } from '../session/session.ts';
import type { Relation } from './relation.ts';

/** What a relation was ended for since the viewer came. */
export interface EndedRelations {
  /** Whether the server ended it for a thing, and has not made it hold again. */
  has(id: string): boolean;
  /** Whether the viewer has changed it for anything, so that lists are not what they were when they were loaded. */
  isTouched(): boolean;
}

/**
 * What a relation was ended for, for lists of what it holds for. They outlast a session that ended by itself, and the relation, which forgets
 * its person then, would show in them again what they were without.
 */
export function endedRelations<Thing>(
  { relations, session }: Pick<Services, 'relations' | 'session'>,
  relation: Relation<Thing, boolean>,
): EndedRelations {
  const store = relations.of(relation);
  const ended = new Set<string>();
  let isTouched = false;
  let viewer = viewerOf(session.getState());
  store.onIntent(() => {
    isTouched = true;
  });
  store.onSettled(({ id, value }) => void (value ? ended.delete(id) : ended.add(id)));
  session.onIdentityChange(() => {
    const next = viewerOf(session.getState());
    if (next === viewer) return;
    viewer = next;
    ended.clear();
    isTouched = false;
  });
  return { has: (id) => ended.has(id), isTouched: () => isTouched };
}
