import { createEmitter } from '../emitter/emitter.ts';
import type { Relation } from './relation.ts';
import {
  createRelationStore,
  type ManagedRelationStore,
  type RelationFailure,
  type RelationNeeds,
  type RelationStore,
} from './relation-store.ts';

/** All relations between the viewer and things; each kind has a store from when it is first used. */
export interface Relations {
  /** The store of a kind of relation. Throws where another relation has the same `kind`. */
  of<Thing, Value>(relation: Relation<Thing, Value>): RelationStore<Thing, Value>;
  /** A moment to remember when data is asked for; give it to `observe` with the answer. */
  moment(): number;
  /** Told of every change, of any kind, that did not reach the server. */
  onFailure(listener: (failure: RelationFailure) => void): () => void;
  /** Sends what waits at once, since the page or the person is about to go; resolves when all has arrived. */
  flush(): Promise<unknown>;
  /** Asks what the server holds where the last call was lost; called when the network or the page is back. */
  askOfUncertain(): void;
  /** Forgets everything: another person looks now. Answers still on their way are ignored. */
  reset(): void;
}

export function createRelations(needs: Omit<RelationNeeds, 'moment' | 'onFailure'>): Relations {
  const failed = createEmitter<[RelationFailure]>();
  const stores = new Map<Relation<unknown, unknown>, ManagedRelationStore<unknown, unknown>>();
  let clock = 0;
  const moment = () => ++clock;

  function made<Thing, Value>(relation: Relation<Thing, Value>): RelationStore<Thing, Value> {
    if ([...stores.keys()].some(({ kind }) => kind === relation.kind)) {
      throw new Error(
        `Two relations are called "${relation.kind}", so a wish that waits for a sign-in could be carried out by the wrong ` +
          'one. Give one of them another kind, and define each at the top of a module, once.',
      );
    }
    const store = createRelationStore(relation, { ...needs, moment, onFailure: failed.emit });
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
    onFailure: (listener) => failed.on(listener),
    flush: () => Promise.all([...stores.values()].map((store) => store.flush())),
    askOfUncertain: () => {
      for (const store of stores.values()) store.askOfUncertain();
    },
    reset: () => {
      for (const store of stores.values()) store.reset();
    },
  };
  return relations;
}
