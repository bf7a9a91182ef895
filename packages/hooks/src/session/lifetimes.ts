import { createEmitter } from '../emitter/emitter.ts';
import { type ManagedSession, viewerOf } from './session.ts';

/** State of a person, which survives an expired session: the person may come back. */
export interface OfPerson {
  /** Drops the state of a person who signed out, or was replaced by another one. */
  drop?(person: string): void;
  /** Loads the state of the next viewer; `viewer` is undefined for a guest. May hand over a guest's state. */
  load?(viewer: string | undefined): void;
}

/**
 * When the identity changes, state of the sign-in ends. If the viewer differs, the old person's state is
 * dropped, then the next viewer's is loaded. Then components are notified and blocked actions carried out.
 */
export interface Lifetimes {
  /**
   * Registers state of the sign-in, such as relations. It ends with every change of identity, an expired
   * session included. Returns the unregister function.
   */
  ofSignIn(end: () => void): () => void;
  /** Registers state of the person. Returns the unregister function. */
  ofPerson(state: OfPerson): () => void;
}

export function createLifetimes(session: ManagedSession): Lifetimes {
  const signInEnded = createEmitter();
  const personLeft = createEmitter<[person: string]>();
  const viewerCame = createEmitter<[viewer: string | undefined]>();
  let viewer = viewerOf(session.getState());

  session.onIdentityChange(() => {
    const before = viewer;
    viewer = viewerOf(session.getState());
    signInEnded.emit();
    if (viewer === before) return;
    if (before !== undefined) personLeft.emit(before);
    viewerCame.emit(viewer);
  });

  return {
    ofSignIn: (end) => signInEnded.on(end),
    ofPerson({ drop, load }) {
      const stops = [drop && personLeft.on(drop), load && viewerCame.on(load)];
      return () => {
        for (const stop of stops) stop?.();
      };
    },
  };
}
