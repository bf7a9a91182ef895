import { outcomeIsUnknown } from '@vitrine/api';
import { createEmitter } from '../emitter/emitter.ts';
import type { Services } from '../services/services.ts';
import type { Relation } from './relation.ts';
import { type Repeated, repeated } from './repeated.ts';

/**
 * For how long a removal can be taken back before the server hears of it, milliseconds: a little longer than a message
 * with its Undo stays.
 */
export const UNDO_FOR_MS = 12_000;

/** What became of a removal. `kept`: it was restored or made again, or the session ended by itself before it was sent. */
export type RemovalOutcome = 'removed' | 'kept' | 'failed';

/** Something that was just taken out of what a person has. */
export interface Removal<Thing> {
  thing: Thing;
  /** Puts it back, for the person who took it out only. Resolves to whether it is there again. */
  undo(): Promise<boolean>;
  /** Told once when there is nothing to undo any more: the thing is there again, or it is another person's page. */
  onKept(listener: () => void): () => void;
}

/** What was taken out of a list, and the way back. */
export interface Removals<Thing> {
  /** The ids of what is not to be shown; another set after every change. */
  hidden(): ReadonlySet<string>;
  subscribe(listener: () => void): () => void;
  /** Takes a thing out of sight at once. */
  remove(thing: Thing): void;
  /** Told when something goes out of sight, wherever that was asked for: the moment to offer `undo`. */
  onRemoved(listener: (removal: Removal<Thing>) => void): () => void;
}

/** How things of an area are removed when the server hears of it only after the time to undo is over. */
export interface DeferredRemovalPlan<Thing> {
  idOf(thing: Thing): string;
  /** Tells the server. What is gone there already counts as removed. */
  send(thing: Thing, viewer: string): Promise<void>;
  /**
   * Asks whether the server no longer has it, when the answer of `send` was lost or unreadable; without it, that counts
   * as failed.
   */
  isGone?(thing: Thing, viewer: string): Promise<boolean>;
  /** Called when the server no longer has it. */
  onGone?(thing: Thing): void;
  /** Makes it anew, where the server has heard of the removal already. */
  putBack(thing: Thing, viewer: string): Promise<void>;
  /** Told when the server holds something else than before, or may do so. */
  onChange?(): void;
}

/** Removals that the server hears of when the time to undo is over, the page goes away or the person signs out. */
export interface DeferredRemovals<Thing> extends Removals<Thing> {
  /** Resolves when it is decided what becomes of a removal; to `kept` at once where there is none. */
  outcomeOf(id: string): Promise<RemovalOutcome>;
  /**
   * Runs `make`, which makes a thing that may be the same as one whose removal still waits. That removal is held back
   * meanwhile, and called off when `make` has succeeded.
   */
  whileMaking<Made>(
    isSame: (thing: Thing) => boolean,
    make: () => Promise<Made>,
    idOf: (made: Made) => string,
  ): Promise<Made>;
}

interface Waiting<Thing> {
  thing: Thing;
  viewer: string;
  /** `held`: the same thing is being made again. `sent`: the server has been told. */
  stage: 'waiting' | 'held' | 'sent';
  timer: ReturnType<typeof setTimeout> | undefined;
  /** The call that tells the server, from when it is sent. */
  call?: Repeated<void>;
  decide(outcome: RemovalOutcome): void;
  outcome: Promise<RemovalOutcome>;
}

/**
 * Makes removals that the server hears of only after the time to undo. They are for things that would come back with another id
 * or age if they were made anew: while the server has not heard of a removal, undoing it loses nothing.
 */
export function createDeferredRemovals<Thing>(
  { session, onLeaving, onNetworkBack }: Services,
  { idOf, send, isGone, onGone, putBack, onChange = () => undefined }: DeferredRemovalPlan<Thing>,
): DeferredRemovals<Thing> {
  const changed = createEmitter();
  const removed = createEmitter<[Removal<Thing>]>();
  const removals = new Map<string, Waiting<Thing>>();
  /** Removals that failed without an answer of the server, so their outcome is unknown. */
  const uncertain = new Map<string, Waiting<Thing>>();
  let hidden: ReadonlySet<string> = new Set();

  function publish(): void {
    hidden = new Set(removals.keys());
    changed.emit();
  }

  function keep(id: string, removal: Waiting<Thing>, outcome: 'kept' | 'failed'): void {
    clearTimeout(removal.timer);
    removals.delete(id);
    removal.decide(outcome);
    publish();
  }

  function wait(id: string, removal: Waiting<Thing>): void {
    removal.stage = 'waiting';
    removal.timer = setTimeout(() => void tell(id, removal), UNDO_FOR_MS);
  }

  function hold(removal: Waiting<Thing>): void {
    clearTimeout(removal.timer);
    removal.stage = 'held';
  }

  /** Asks the server; if it cannot be reached, again once the network is back. */
  async function isGoneNow(id: string, removal: Waiting<Thing>): Promise<boolean> {
    const { thing, viewer } = removal;
    if (!isGone || session.getState().userId !== viewer) return false;
    uncertain.delete(id);
    return isGone(thing, viewer).catch(() => {
      uncertain.set(id, removal);
      return false;
    });
  }

  onNetworkBack(async () => {
    const gone = await Promise.all(
      [...uncertain].map(async ([id, removal]) => (await isGoneNow(id, removal)) && removal),
    );
    for (const removal of gone) if (removal) onGone?.(removal.thing);
    if (gone.some(Boolean)) onChange();
  });

  async function tell(id: string, removal: Waiting<Thing>): Promise<void> {
    clearTimeout(removal.timer);
    removal.stage = 'sent';
    try {
      const { thing, viewer } = removal;
      removal.call = repeated(
        () => send(thing, viewer),
        () => session.getState().userId === viewer,
      );
      await removal.call.answer.catch(async (error: unknown) => {
        const isDone = outcomeIsUnknown(error) && (await isGoneNow(id, removal));
        if (!isDone) throw error;
      });
      onGone?.(removal.thing);
      removal.decide('removed');
    } catch {
      if (removals.get(id) === removal) keep(id, removal, 'failed');
      else removal.decide('failed');
    }
    // Also where it failed: it may have been carried out all the same.
    onChange();
  }

  onLeaving(() => {
    const leaving = [...removals].map(([id, removal]) => {
      if (removal.stage === 'waiting') return tell(id, removal);
      removal.call?.hurry();
      return removal.call?.answer;
    });
    return Promise.allSettled(leaving);
  });

  // A removal is not sent as anybody else: the thing stays. Where it was sent already, the answer decides.
  session.onIdentityChange(() => {
    for (const [id, removal] of [...removals]) if (removal.stage !== 'sent') keep(id, removal, 'kept');
    removals.clear();
    uncertain.clear();
    publish();
  });

  async function undo(id: string, removal: Waiting<Thing>): Promise<boolean> {
    if (removals.get(id) !== removal) return removal.stage !== 'sent';
    if (removal.stage !== 'sent') {
      keep(id, removal, 'kept');
      return true;
    }
    if ((await removal.outcome) !== 'removed') return true;
    if (session.getState().userId !== removal.viewer) return false;
    try {
      await putBack(removal.thing, removal.viewer);
    } catch {
      return false;
    }
    removals.delete(id);
    publish();
    onChange();
    return true;
  }

  return {
    hidden: () => hidden,
    subscribe: (listener) => changed.on(listener),
    onRemoved: (listener) => removed.on(listener),
    outcomeOf: (id) => removals.get(id)?.outcome ?? Promise.resolve('kept'),
    remove(thing) {
      const id = idOf(thing);
      if (removals.has(id)) return;
      let decide: (outcome: RemovalOutcome) => void = () => undefined;
      const outcome = new Promise<RemovalOutcome>((resolve) => {
        decide = resolve;
      });
      const removal: Waiting<Thing> = {
        thing,
        viewer: session.getState().userId ?? '',
        stage: 'waiting',
        timer: undefined,
        decide,
        outcome,
      };
      wait(id, removal);
      removals.set(id, removal);
      publish();
      removed.emit({
        thing,
        undo: () => undo(id, removal),
        onKept(listener) {
          const stop = changed.on(() => {
            if (removals.get(id) === removal) return;
            stop();
            listener();
          });
          return stop;
        },
      });
    },
    async whileMaking(isSame, make, idOfMade) {
      const before = new Map(removals);
      const same = [...before].filter(([, { thing }]) => isSame(thing));
      const held = same.filter(([, { stage }]) => stage === 'waiting');
      for (const [, removal] of held) hold(removal);
      const underWay = same.filter(([, { stage }]) => stage === 'sent').map(([, { outcome }]) => outcome);
      const isStill = ([id, removal]: (typeof same)[number]) => removals.get(id) === removal;
      try {
        // A removal that arrived later would remove what was just made.
        if (underWay.length > 0) await Promise.all(underWay);
        const made = await make();
        const named = [...before].filter(([id]) => id === idOfMade(made));
        for (const [id, removal] of new Map([...held, ...named].filter(isStill))) keep(id, removal, 'kept');
        return made;
      } catch (error) {
        for (const [id, removal] of held.filter(isStill)) wait(id, removal);
        throw error;
      }
    },
  };
}

/**
 * Makes removals from a list of things that a relation holds for. The server hears of them at once, as of every change of
 * the relation.
 *
 * @param source Names the page that asks, in the events of the relation.
 */
export function createRelationRemovals<Thing>(
  { session, relations }: Pick<Services, 'session' | 'relations'>,
  relation: Relation<Thing, boolean>,
  source: string,
): Removals<Thing> {
  const store = relations.of(relation);
  let hiddenIn: { reading: object; ids: ReadonlySet<string> } | undefined;
  return {
    hidden() {
      const reading = store.reading();
      if (hiddenIn?.reading !== reading) hiddenIn = { reading, ids: new Set(reading.idsShowing(false)) };
      return hiddenIn.ids;
    },
    subscribe: (listener) => store.watch(listener),
    remove: (thing) => store.set(thing, false, source),
    onRemoved: (listener) =>
      store.onIntent(({ thing, value }) => {
        if (value) return;
        const { userId } = session.getState();
        listener({
          thing,
          async undo() {
            if (session.getState().userId !== userId) return false;
            store.set(thing, true, source);
            return true;
          },
          onKept(kept) {
            const id = relation.idOf(thing);
            const stop = store.watch(() => {
              if (store.view(id).value === false) return;
              stop();
              kept();
            });
            return stop;
          },
        });
      }),
  };
}
