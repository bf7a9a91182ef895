import type { Post } from '@vitrine/api';
import { useSyncExternalStore } from 'react';
import { newerOf } from '../optimistic/relation.ts';
import { useServices } from '../services/ServicesProvider.tsx';
import { postChanges } from './post-changes.ts';
import { postThing } from './post-thing.ts';

export interface Shown {
  post: Post | undefined;
  isDeleted: boolean;
}

/**
 * Returns a post with the viewer's edits, and whether the viewer deleted it. Likes and saves come from the
 * post's relations.
 */
export function useShown(id: string, post: Post | undefined): Shown {
  const changes = postChanges(useServices());
  const { hidden, replaced } = useSyncExternalStore(changes.subscribe, changes.getState, changes.getState);
  return { post: post && newerOf(postThing, post, replaced.get(id)), isDeleted: hidden.has(id) };
}
