import { outcomeIsUnknown } from '@vitrine/api';
import { createEmitter } from '../emitter/emitter.ts';
import { once } from '../emitter/once.ts';
import type { Services } from '../services/services.ts';
import { type Repeated, repeated } from './repeated.ts';

/** Milliseconds before a removal is sent: a little longer than its Undo message stays. */
export const UNDO_FOR_MS = 12_000;

/**
 * The outcome of a removal. `kept`: it was undone, the thing was made again, or the session ended before it
 * was sent.
 */
export type RemovalOutcome = 'removed' | 'kept' | 'failed';

/** A removal that can be undone. */
export interface Removal<Thing> {
  thing: Thing;
  /** Restores the thing, only for the person who removed it. Resolves to whether it is there again. */
  undo(): Promise<boolean>;
  /** Called once when nothing is left to undo: the thing is there again, or the viewer has changed. */
  onKept(listener: () => void): () => void;
}

/** Removals from a list that can be undone. */
export interface Removals<Thing> {
  /** Ids of removed things, which lists hide; another set after every change. */
  hidden(): ReadonlySet<string>;
  subscribe(listener: () => void): () => void;
  remove(thing: Thing): void;
  /** Subscribes to removals from anywhere, so that `undo` can be offered. */
  onRemoved(listener: (removal: Removal<Thing>) => void): () => void;
}

/** An area's description of removals that are sent only after the time to undo. */
export interface DeferredRemovalPlan<Thing> {
  idOf(thing: Thing): string;
  /** Sends the removal. Must resolve if the thing is already gone. */
  send(thing: Thing, viewer: string): Promise<void>;
  /**
   * Checks whether the thing is gone if the answer of `send` was lost or unreadable. Without `isGone`, the
   * removal counts as failed.
   */
  isGone?(thing: Thing, viewer: string): Promise<boolean>;
  /** Called when the server no longer has the thing. */
  onGone?(thing: Thing): void;
  /** Creates the thing again after its removal was sent. */
  putBack(thing: Thing, viewer: string): Promise<void>;
  /** Called when the server's data has changed, or may have. */
  onChange?(): void;
}

/** Removals that are sent when the time to undo is over, the page closes or the person signs out. */
export interface DeferredRemovals<Thing> extends Removals<Thing> {
  /** Resolves to the outcome of the pending removal of a thing. If none is pending, to `kept` at once. */
  outcomeOf(id: string): Promise<RemovalOutcome>;
  /**
   * Runs `make`, whose result may be the same as a thing that waits for its removal. That removal is held
   * meanwhile, and cancelled if `make` succeeds.
   */
  whileMaking<Made>(
    isSame: (thing: Thing) => boolean,
    make: () => Promise<Made>,
    idOf: (made: Made) => string,
  ): Promise<Made>;
}

/**
 * Creates removals that are sent only after the time to undo. They are for things that would get another id
 * or date if they were created again.
 */
export function createDeferredRemovals<Thing>(
  { session, lifetimes, onLeaving, onNetworkBack }: Services,
  { idOf, send, isGone, onGone, putBack, onChange = () => undefined }: DeferredRemovalPlan<Thing>,
): DeferredRemovals<Thing> {
  interface Removing {
    id: string;
    thing: Thing;
    viewer: string;
    /** `held`: the same thing is being created again. `sent`: the request has been sent. */
    stage: 'waiting' | 'held' | 'sent';
    timer?: ReturnType<typeof setTimeout>;
    call?: Repeated<void>;
    decide(outcome: RemovalOutcome): void;
    outcome: Promise<RemovalOutcome>;
  }

  const changed = createEmitter();
  const removed = createEmitter<[Removal<Thing>]>();
  const removals = new Map<string, Removing>();
  /** Failed removals whose outcome is unknown. */
  const uncertain = new Map<string, Removing>();
  let hidden: ReadonlySet<string> = new Set();

  const viewer = () => session.getState().userId ?? '';
  const isCurrent = (removal: Removing) => removals.get(removal.id) === removal;

  function publish(): void {
    hidden = new Set(removals.keys());
    changed.emit();
  }

  /** Ends a removal. Unless the thing was removed, it shows again. */
  function end(removal: Removing, outcome: RemovalOutcome): void {
    clearTimeout(removal.timer);
    if (outcome !== 'removed' && isCurrent(removal)) removals.delete(removal.id);
    removal.decide(outcome);
    publish();
  }

  function wait(removal: Removing): void {
    removal.stage = 'waiting';
    removal.timer = setTimeout(() => void tell(removal), UNDO_FOR_MS);
  }

  /** Asks whether the thing is gone; if that fails, it is asked again once the network is back. */
  async function isGoneNow(removal: Removing): Promise<boolean> {
    if (!isGone || viewer() !== removal.viewer) return false;
    uncertain.delete(removal.id);
    return isGone(removal.thing, removal.viewer).catch(() => {
      uncertain.set(removal.id, removal);
      return false;
    });
  }

  onNetworkBack(async () => {
    const asked = [...uncertain.values()];
    const answers = await Promise.all(asked.map(isGoneNow));
    const gone = asked.filter((_, place) => answers[place]);
    for (const { thing } of gone) onGone?.(thing);
    if (gone.length > 0) onChange();
  });

  async function tell(removal: Removing): Promise<void> {
    clearTimeout(removal.timer);
    removal.stage = 'sent';
    removal.call = repeated(
      async () => send(removal.thing, removal.viewer),
      () => viewer() === removal.viewer,
    );
    const isRemoved = await removal.call.answer.then(
      () => true,
      (error) => outcomeIsUnknown(error) && isGoneNow(removal),
    );
    if (isRemoved) onGone?.(removal.thing);
    end(removal, isRemoved ? 'removed' : 'failed');
    // Also after a failure: the removal may have been carried out.
    onChange();
  }

  onLeaving(() => {
    const leaving = [...removals.values()].map((removal) => {
      if (removal.stage === 'waiting') return tell(removal);
      removal.call?.hurry();
      return removal.call?.answer;
    });
    return Promise.allSettled(leaving);
  });

  // Unsent removals are dropped, since they must not be sent as another person.
  lifetimes.ofSignIn(() => {
    const unsent = [...removals.values()].filter(({ stage }) => stage !== 'sent');
    removals.clear();
    uncertain.clear();
    for (const removal of unsent) end(removal, 'kept');
    publish();
  });

  async function undo(removal: Removing): Promise<boolean> {
    if (!isCurrent(removal)) return removal.stage !== 'sent';
    if (removal.stage !== 'sent') {
      end(removal, 'kept');
      return true;
    }
    if ((await removal.outcome) !== 'removed') return true;
    if (viewer() !== removal.viewer) return false;
    try {
      await putBack(removal.thing, removal.viewer);
    } catch {
      return false;
    }
    removals.delete(removal.id);
    publish();
    onChange();
    return true;
  }

  return {
    hidden: () => hidden,
    subscribe: changed.on,
    onRemoved: removed.on,
    outcomeOf: async (id) => removals.get(id)?.outcome ?? 'kept',
    remove(thing) {
      const id = idOf(thing);
      if (removals.has(id)) return;
      let decide!: Removing['decide'];
      const outcome = new Promise<RemovalOutcome>((resolve) => {
        decide = resolve;
      });
      const removal: Removing = { id, thing, viewer: viewer(), stage: 'waiting', decide, outcome };
      wait(removal);
      removals.set(id, removal);
      publish();
      removed.emit({
        thing,
        undo: () => undo(removal),
        onKept: (listener) => once(changed.on, () => !isCurrent(removal), listener),
      });
    },
    async whileMaking(isSame, make, idOfMade) {
      const before = [...removals.values()];
      const same = before.filter(({ thing }) => isSame(thing));
      const held = same.filter(({ stage }) => stage === 'waiting');
      for (const removal of held) {
        clearTimeout(removal.timer);
        removal.stage = 'held';
      }
      const underWay = same.filter(({ stage }) => stage === 'sent').map(({ outcome }) => outcome);
      try {
        // A removal that arrives later would remove the new thing.
        if (underWay.length > 0) await Promise.all(underWay);
        const made = await make();
        const kept = before.filter((removal) => held.includes(removal) || removal.id === idOfMade(made));
        for (const removal of kept.filter(isCurrent)) end(removal, 'kept');
        return made;
      } catch (error) {
        for (const removal of held.filter(isCurrent)) wait(removal);
        throw error;
      }
    },
  };
}
