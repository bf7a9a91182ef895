import { useSyncExternalStore } from 'react';
import type { Drafts } from './drafts.ts';

/** What somebody has begun to write of a thing, and the function that keeps it. */
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
