import { useSyncExternalStore } from 'react';
import { useServices } from '../services/ServicesProvider.tsx';
import { type ComposerState, type PostComposer, postComposer } from './post-composer.ts';

/** The live state of the post being written, and its actions. */
export type PostComposition = ComposerState & Omit<PostComposer, 'getState' | 'subscribe'>;

/** Returns the post being written, kept across pages and a reload. */
export function usePostComposer(): PostComposition {
  const { getState, subscribe, ...verbs } = postComposer(useServices());
  return { ...useSyncExternalStore(subscribe, getState, getState), ...verbs };
}
