import { useSyncExternalStore } from 'react';
import { useServices } from '../services/ServicesProvider.tsx';
import { type ComposerState, type PostComposer, postComposer } from './post-composer.ts';

/** The post that is being written, live, and what can be done with it. */
export type PostComposition = ComposerState & Omit<PostComposer, 'getState' | 'subscribe'>;

/** The post that the viewer is writing: it goes on while they are on other pages, and is kept over a reload. */
export function usePostComposer(): PostComposition {
  const { getState, subscribe, ...verbs } = postComposer(useServices());
  return { ...useSyncExternalStore(subscribe, getState, getState), ...verbs };
}
