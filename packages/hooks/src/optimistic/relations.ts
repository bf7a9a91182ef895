import { createEmitter } from '../emitter/emitter.ts';
import type { Relation } from './relation.ts';
import {
  createRelationStore,
  type ManagedRelationStore,
  type RelationFailure,
  type RelationNeeds,
  type RelationStore,
} from './relation-store.ts';

/** A thing whose last failure is over. */
export interface FailureOver {
  /** The relation that had failed. */
  relation: Relation<unknown, unknown>;
  /** The id of the thing. */
  id: string;
}

/** All relations between the viewer and things; each kind has a store from when it is first used. */
export interface Relations {
  /** The store of a kind of relation. Throws where another relation has the same `kind`. */
  of<Thing, Value>(relation: Relation<Thing, Value>): RelationStore<Thing, Value>;
  /** A moment to remember when data is asked for; give it to `observe` with the answer. */
  moment(): number;
  /** Whether something was asked for by the present viewer; the state of another viewer is left alone. */
  isOfThisViewer(askedAt: number): boolean;
  /** Told of every change, of any kind, that did not reach the server. */
  onFailure(listener: (failure: RelationFailure) => void): () => void;
  /** Told when the last failure of a thing is over: something was asked for since. */
  onFailureOver(listener: (over: FailureOver) => void): () => void;
  /** Sends what waits at once, since the page or the person is about to go; resolves when all has arrived. */
  flush(): Promise<unknown>;
  /** Asks what the server holds where the last call was lost; called when the network or the page is back. */
  askOfUncertain(): void;
  /** Forgets everything: another person looks now. Answers still on their way are ignored. */
  reset(): void;
}

export function createRelations(
  needs: Pick<RelationNeeds, 'api' | 'backgroundApi' | 'session' | 'signInGate' | 'sequence'>,
): Relations {
  const failed = createEmitter<[RelationFailure]>();
  const over = createEmitter<[FailureOver]>();
  const stores = new Map<Relation<unknown, unknown>, ManagedRelationStore<unknown, unknown>>();
  let clock = 0;
  /** What was asked for before this was asked for another viewer. */
  let viewerSince = 0;
  const moment = () => ++clock;
  const isOfThisViewer = (askedAt: number) => askedAt >= viewerSince;

  function made<Thing, Value>(relation: Relation<Thing, Value>): RelationStore<Thing, Value> {
    if ([...stores.keys()].some(({ kind }) => kind === relation.kind)) {
      throw new Error(
        `Two relations are called "${relation.kind}", so a wish that waits for a sign-in could be carried out by the wrong ` +
          'one. Give one of them another kind, and define each at the top of a module, once.',
      );
    }
    const store = createRelationStore(relation, {
      ...needs,
      moment,
      isOfThisViewer,
      onFailure: failed.emit,
      onFailureOver: over.emit,
    });
    stores.set(relation as Relation<unknown, unknown>, store as ManagedRelationStore<unknown, unknown>);
    relation.onFirstUse?.(store.observe, relations);
    return store;
  }

  const relations: Relations = {
    of<Thing, Value>(relation: Relation<Thing, Value>) {
      // What is kept under a relation was made from it, so its types are the relation's.
      const kept = stores.get(relation as Relation<unknown, unknown>) as
        | RelationStore<Thing, Value>
        | undefined;
      return kept ?? made(relation);
    },
    moment,
    isOfThisViewer,
    onFailure: (listener) => failed.on(listener),
    onFailureOver: (listener) => over.on(listener),
    flush: () => Promise.all([...stores.values()].map((store) => store.flush())),
    askOfUncertain: () => {
      for (const store of stores.values()) store.askOfUncertain();
    },
    reset: () => {
      viewerSince = moment();
      for (const store of stores.values()) store.reset();
    },
  };
  return relations;
}
