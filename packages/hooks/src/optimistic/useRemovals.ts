import { useCallback } from 'react';
import { once } from '../emitter/once.ts';
import { useListener } from '../emitter/useListener.ts';
import { useServices } from '../services/ServicesProvider.tsx';
import type { Relation } from './relation.ts';
import type { Removal } from './removals.ts';

/**
 * Returns the function that removes things from a relation, such as saved posts.
 *
 * @param source Name of the page, for listeners of changes.
 * @param onRemoved Called for removals from anywhere on the page, so that `undo` can be offered.
 */
export function useRemovals<Thing>(
  relation: Relation<Thing, boolean>,
  source: string,
  onRemoved: (removal: Removal<Thing>) => void = () => undefined,
): { remove(thing: Thing): void } {
  const { relations, session } = useServices();
  const store = relations.of(relation);
  useListener(store.onIntent, ({ thing, id, value }) => {
    if (value) return;
    const { userId } = session.getState();
    onRemoved({
      thing,
      async undo() {
        if (session.getState().userId !== userId) return false;
        store.set(thing, true, source);
        return true;
      },
      onKept: (kept) => once(store.watch, () => store.view(id).value !== false, kept),
    });
  });
  return { remove: useCallback((thing) => store.set(thing, false, source), [store, source]) };
}
