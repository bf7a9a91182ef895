import type { Client } from '@vitrine/api';
import { createEmitter } from '../emitter/emitter.ts';
import {
  type AnyRelation,
  type Reading,
  type Relation,
  relationsToldBy,
  type Thing,
  tellersOf,
  type WholeReading,
} from './relation.ts';
import {
  createRelationStore,
  type FailureOver,
  type ManagedRelationStore,
  type RelationFailure,
  type RelationNeeds,
  type RelationStore,
} from './relation-store.ts';

/** All relations between the viewer and things. A kind's store is created on first use. */
export interface Relations {
  /** Returns the store of a relation. Throws if another relation has the same `kind`. */
  of<Item, Value>(relation: Relation<Item, Value>): RelationStore<Item, Value>;
  /** Returns the moment of a request, to be passed to `observe` with the answer. */
  moment(): number;
  /**
   * Takes in the viewer's relations from the items of an answer. `askedAt` is the `moment()` of its request.
   * Relations loaded later receive them too.
   *
   * @returns The items, their viewer flags removed, for lists that may outlive them.
   */
  observe<Item, Listed extends Item>(thing: Thing<Item>, items: readonly Listed[], askedAt: number): Listed[];
  observeAnswers<Answer>(reading: Reading<Answer>, answers: readonly Answer[], askedAt: number): void;
  /** Takes in a list of every thing for which relations hold. They hold for no other thing. */
  observeWhole<Item, Listed extends Item>(
    reading: WholeReading<Item, Listed>,
    items: readonly Listed[],
    askedAt: number,
  ): Listed[];
  /** Asks about things in the background, in calls of the reading's `size`, and takes the answers in. */
  askAbout<Answer>(reading: Reading<Answer>, ids: readonly string[]): Promise<readonly Answer[]>;
  /**
   * Fetches the list of every thing for which relations hold, and takes it in.
   *
   * @param api `backgroundApi` by default.
   * @returns The items, as `observe` returns them.
   */
  loadWhole<Item, Listed extends Item>(reading: WholeReading<Item, Listed>, api?: Client): Promise<Listed[]>;
  /** The `moment()` of the item's request; 0 if unknown. */
  listedAt(item: unknown): number;
  /** Whether the list of this reading is known for the present viewer. */
  isWholeKnown(reading: object): boolean;
  /** Called when a list was read, or becomes unknown. */
  onWholeRead(listener: () => void): () => void;
  /** Whether a request was made for the present viewer. */
  isOfThisViewer(askedAt: number): boolean;
  /** Subscribes to failed changes of any kind. */
  onFailure(listener: (failure: RelationFailure) => void): () => void;
  /** Called when a newer change or value ends a thing's last failure. */
  onFailureOver(listener: (over: FailureOver) => void): () => void;
  /**
   * Sends waiting changes at once, because the page closes or the viewer signs out. Resolves when all are
   * answered or have failed.
   */
  flush(): Promise<unknown>;
  /** Asks for the server's values after lost calls, when the network or the page is back. */
  askOfUncertain(): void;
  /** To be called when the sign-in ends: forgets all values, and ignores answers still on their way. */
  reset(): void;
  /** Forgets the changes kept for a person whose session has expired. */
  forgetPerson(): void;
}

type Said = (relation: AnyRelation) => Iterable<readonly [id: string, value: unknown]>;

export function createRelations(
  needs: Pick<RelationNeeds, 'api' | 'session' | 'signInGate' | 'sequence'>,
  backgroundApi: Client,
): Relations {
  const { session } = needs;
  const failed = createEmitter<[RelationFailure]>();
  const over = createEmitter<[FailureOver]>();
  const wholeRead = createEmitter();
  const stores = new Map<AnyRelation, ManagedRelationStore<unknown, unknown>>();
  const listed = new WeakMap<object, number>();
  /** Values taken in, by thing or reading, for relations that load later. */
  const kept = new Map<object, { said: Said; askedAt: number }[]>();
  let clock = 0;
  /** Requests made before this moment were for another viewer. */
  let viewerSince = 0;
  const moment = () => ++clock;
  const viewer = () => session.getState().userId ?? '';
  const each = <Made>(act: (store: ManagedRelationStore<unknown, unknown>) => Made) =>
    [...stores.values()].map(act);

  function storeOf(relation: AnyRelation): ManagedRelationStore<unknown, unknown> {
    return stores.get(relation) ?? made(relation);
  }

  function made(relation: AnyRelation): ManagedRelationStore<unknown, unknown> {
    const { kind, reading, whole, implies } = relation;
    if ([...stores.keys()].some((other) => other.kind === kind)) {
      // Otherwise a change that waits for a sign-in could be carried out by the wrong relation.
      throw new Error(`Two relations are called "${kind}".`);
    }
    const store = createRelationStore<unknown, unknown>(relation, {
      ...needs,
      moment,
      viewerSince: () => viewerSince,
      async ask(ids) {
        if (reading) await relations.askAbout(reading.reading, ids);
        else if (whole) await relations.loadWhole(whole.reading);
      },
      onFailure: failed.emit,
      onFailureOver: over.emit,
    });
    stores.set(relation, store);
    store.onSettled(({ id, value }) => {
      for (const [other, held] of implies?.(value) ?? []) storeOf(other).settle(id, held);
    });
    const said = tellersOf(relation).flatMap((teller) => kept.get(teller) ?? []);
    for (const { said: saidOf, askedAt } of said) store.observeAll(saidOf(relation), askedAt);
    return store;
  }

  /**
   * Passes an answer to the loaded relations. Unless the viewer is a guest, keeps it for those that load
   * later.
   */
  function tell(teller: object, said: Said, askedAt: number): void {
    if (!relations.isOfThisViewer(askedAt)) return;
    if (session.getState().status !== 'guest') {
      kept.set(teller, [...(kept.get(teller) ?? []), { said, askedAt }]);
    }
    for (const relation of relationsToldBy(teller)) storeOf(relation).observeAll(said(relation), askedAt);
  }

  const relations: Relations = {
    // Each store is kept under its own relation, so the types match.
    of: storeOf as Relations['of'],
    moment,
    observe(thing, items, askedAt) {
      if (!session.isDoubted()) {
        tell(thing, ({ flag }) => items.map((item) => [thing.idOf(item), flag?.(item)]), askedAt);
      }
      const bare = items.map((item) => withoutFlags(thing, item));
      for (const item of [...items, ...bare]) listed.set(item as object, askedAt);
      return bare;
    },
    observeAnswers({ key, idOf }, answers, askedAt) {
      tell(key, ({ reading }) => answers.map((answer) => [idOf(answer), reading?.value(answer)]), askedAt);
    },
    observeWhole(reading, items, askedAt) {
      const bare = relations.observe(reading.of, items, askedAt);
      const ids = items.map(reading.of.idOf);
      const said: Said = (relation) => {
        const { whole } = relation;
        if (!whole) return [];
        const before = storeOf(relation).reading().idsShowing(whole.in);
        return new Map([
          ...before.map((id) => [id, whole.out] as const),
          ...ids.map((id) => [id, whole.in] as const),
        ]);
      };
      // Last, since the list takes precedence over its items' flags.
      tell(reading, said, askedAt);
      wholeRead.emit();
      return bare;
    },
    async askAbout(reading, ids) {
      const { ask, size } = reading;
      const askedAt = moment();
      const answers: Awaited<ReturnType<typeof ask>>[number][] = [];
      for (let start = 0; start < ids.length; start += size) {
        answers.push(...(await ask(backgroundApi, ids.slice(start, start + size), viewer())));
      }
      relations.observeAnswers(reading, answers, askedAt);
      return answers;
    },
    async loadWhole(reading, api = backgroundApi) {
      const askedAt = moment();
      return relations.observeWhole(reading, await reading.ask(api, viewer()), askedAt);
    },
    listedAt: (item) => listed.get(item as object) ?? 0,
    isWholeKnown: (reading) => kept.has(reading),
    onWholeRead: wholeRead.on,
    isOfThisViewer: (askedAt) => askedAt >= viewerSince,
    onFailure: failed.on,
    onFailureOver: over.on,
    flush: () => Promise.all(each((store) => store.flush())),
    askOfUncertain: () => void each((store) => store.askOfUncertain()),
    reset: () => {
      viewerSince = moment();
      kept.clear();
      wholeRead.emit();
      each((store) => store.reset());
    },
    forgetPerson: () => void each((store) => store.forgetPerson()),
  };
  return relations;
}

function withoutFlags<Item, Listed extends Item>(
  { viewerFlags = [] }: Pick<Thing<Item>, 'viewerFlags'>,
  item: Listed,
): Listed {
  const bare = { ...item };
  for (const flag of viewerFlags) delete bare[flag as keyof Listed];
  return bare;
}
