import { useSyncExternalStore } from 'react';
import type { Drafts } from './drafts.ts';

/** Returns the viewer's draft for a thing, and its setter. */
export function useDraft<Draft>(
  drafts: Drafts<Draft>,
  thing: string,
): [Draft | undefined, (draft: Draft | undefined) => void] {
  const draft = useSyncExternalStore(
    drafts.subscribe,
    () => drafts.get(thing),
    () => drafts.get(thing),
  );
  return [draft, (next) => drafts.set(thing, next)];
}
