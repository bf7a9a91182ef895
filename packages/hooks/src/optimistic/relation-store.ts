import { ApiError, type Client, outcomeIsUnknown } from '@vitrine/api';
import { createEmitter, type Emitter } from '../emitter/emitter.ts';
import type { Session } from '../session/session.ts';
import type { SignInGate } from '../session/sign-in-gate.ts';
import type { Relation, RelationChange, RelationSettled } from './relation.ts';
import { type Repeated, repeated } from './repeated.ts';

/** The state of one relation for a component. */
export interface RelationView<Value> {
  /** The newest requested value until it is answered, else the confirmed one; undefined if unknown. */
  value: Value | undefined;
  /** Whether a call is in flight. */
  pending: boolean;
}

/** A failed change; the relation is back at its confirmed value. */
export interface RelationFailure<Thing = unknown, Value = unknown> {
  relation: Relation<Thing, Value>;
  thing: Thing;
  id: string;
  intended: Value;
  /** The error of the relation's `send`, mostly an `ApiError`. */
  error: unknown;
  /** Repeats the change; does nothing for another viewer, or after a newer change of the same thing. */
  retry(): void;
}

/** The end of a thing's last failure: by a newer change or value. */
export type FailureOver = Pick<RelationFailure, 'relation' | 'id'>;

/** A change requested by the viewer, reported as soon as it shows. */
export interface RelationIntent<Thing, Value> {
  thing: Thing;
  id: string;
  value: Value;
  /** Name of the requesting page or component. */
  source: string;
}

/** A snapshot of all relations of a kind. */
export interface RelationReading<Value> {
  /** The value shown for one thing; undefined if unknown. */
  shown(id: string): Value | undefined;
  /**
   * As `shown`; if unknown, the value set by a person whose session has expired, for lists still on screen.
   */
  shownLast(id: string): Value | undefined;
  idsShowing(value: Value): readonly string[];
}

/** The relations of one kind between the current viewer and all things. */
export interface RelationStore<Thing, Value> {
  /**
   * Shows a value at once and sends it. If the relation has a `gate`, guests are asked to sign in, and the
   * value is sent afterwards.
   */
  set(thing: Thing, value: Value, source: string): void;
  /** Takes in a value from an answer. `askedAt` is the `moment()` of its request. */
  observe(id: string, value: Value, askedAt: number): void;
  /** Takes in values from an answer, except undefined ones. Listeners of the kind are called at most once. */
  observeAll(said: Iterable<readonly [id: string, value: Value | undefined]>, askedAt: number): void;
  /** Takes in a value that the server confirmed elsewhere: with another relation's change, or in another tab. */
  settle(id: string, value: Value): void;
  /** Another object after each change of the relation. */
  view(id: string): RelationView<Value>;
  subscribe(id: string, listener: () => void): () => void;
  /** Another object after every change within the kind. */
  reading(): RelationReading<Value>;
  /** Subscribes to every change within the kind. */
  watch(listener: () => void): () => void;
  /** Subscribes to the viewer's changes of shown values. */
  onIntent(listener: (intent: RelationIntent<Thing, Value>) => void): () => void;
  /** Subscribes to changes that the server confirmed. */
  onSettled(listener: (settled: RelationSettled<Value>) => void): () => void;
  /** The value at a `moment()`, without later changes made here; undefined if unknown. */
  valueAt(id: string, at: number): Value | undefined;
  /** Ids of the things whose relation was changed here, or has a call in flight. */
  changedIds(): readonly string[];
  /** Whether the viewer has changed any relation of the kind, so that fetched lists may be outdated. */
  isTouched(): boolean;
}

export interface ManagedRelationStore<Thing, Value> extends RelationStore<Thing, Value> {
  /**
   * Sends waiting changes without waiting for those in flight; resolves when all are answered or have failed.
   */
  flush(): Promise<unknown>;
  askOfUncertain(): void;
  reset(): void;
  forgetPerson(): void;
}

export interface RelationNeeds {
  api: Client;
  session: Session;
  signInGate: SignInGate;
  moment(): number;
  /** Requests made before this moment were for another viewer. */
  viewerSince(): number;
  /** Asks for the server's values in the background, and observes them. */
  ask(ids: readonly string[]): Promise<unknown>;
  /** A number higher than all given before, in any tab. */
  sequence(): number;
  onFailure(failure: RelationFailure): void;
  onFailureOver(over: FailureOver): void;
}

const UNKNOWN = { value: undefined, pending: false };

/**
 * Creates the optimistic store of one kind of relation. State is kept by thing, never by list, so the newest
 * intent shows everywhere. Except on `flush`, each thing has at most one call in flight and one intent
 * waiting. A list's values count only if it was requested after the last confirmed change.
 */
export function createRelationStore<Thing, Value>(
  relation: Relation<Thing, Value>,
  needs: RelationNeeds,
): ManagedRelationStore<Thing, Value> {
  interface Intent extends RelationChange<Thing, Value> {
    source: string;
    call?: Repeated<Value>;
  }
  interface Entry {
    id: string;
    confirmed?: Value;
    /** The `moment()` of the request for the confirmed value, or of the confirmation of a change made here. */
    confirmedAt: number;
    /** Changes made here, with their moment and the value before. */
    changes: { at: number; before: Value | undefined }[];
    /** The intent in flight, and the newest one if that waits. */
    intents: Intent[];
    /** The last change, if it failed. */
    failed?: Intent | undefined;
    /**
     * Why the server may have another value: the answer of a call was lost, or calls were in flight at once,
     * and may have arrived in any order.
     */
    doubt?: 'lost' | 'overlapped' | undefined;
    view: RelationView<Value>;
  }

  const { api, session, signInGate, moment } = needs;
  const { kind, gate } = relation;
  const self = relation as Relation<unknown, unknown>;
  const changed = createEmitter();
  const intended = createEmitter<[RelationIntent<Thing, Value>]>();
  const settled = createEmitter<[RelationSettled<Value>]>();
  const listeners = new Map<string, Emitter<[]>>();
  let entries = new Map<string, Entry>();
  const lastOfPerson = new Map<string, Value | undefined>();
  let reading: RelationReading<Value> | undefined;

  const viewer = () => session.getState().userId ?? '';
  const isCurrent = (entry: Entry) => entries.get(entry.id) === entry;
  const view = (id: string) => entries.get(id)?.view ?? UNKNOWN;
  const shown = (id: string) => view(id).value;
  const all = () => [...entries.values()];
  const changedIds = () =>
    all()
      .filter(({ changes, intents }) => intents.length + changes.length > 0)
      .map(({ id }) => id);

  function entryOf(id: string): Entry {
    const unknown = { id, confirmedAt: needs.viewerSince(), changes: [], intents: [], view: UNKNOWN };
    const entry = entries.get(id) ?? unknown;
    entries.set(id, entry);
    return entry;
  }

  function tellOfAll(): void {
    reading = undefined;
    changed.emit();
  }

  /** Returns whether the view changed. */
  function refresh(entry: Entry): boolean {
    const newest = entry.intents.at(-1);
    const value = newest ? newest.value : entry.confirmed;
    const pending = newest !== undefined;
    if (entry.view.value === value && entry.view.pending === pending) return false;
    entry.view = { value, pending };
    listeners.get(entry.id)?.emit();
    return true;
  }

  function publish(entry: Entry): void {
    if (refresh(entry)) tellOfAll();
  }

  /** Confirms a change made here; observed values use `takeIn`. */
  function confirmChange(entry: Entry, value: Value): void {
    const at = moment();
    if (entry.confirmed !== value) entry.changes.push({ at, before: entry.confirmed });
    Object.assign(entry, { confirmed: value, confirmedAt: at });
  }

  /** Sends an intent, unless `flush` has sent it already. A repeat does not overtake a newer change. */
  function dispatch(intent: Intent): Repeated<Value> {
    intent.call ??= repeated(
      () => relation.send(api, intent),
      () => viewer() === intent.viewer,
    );
    return intent.call;
  }

  /** If the session expired during a change, asks the person to sign in, and sends the change afterwards. */
  function keepForReturn(error: unknown, { thing, viewer: by }: Intent, value: Value): void {
    if (!gate || !(error instanceof ApiError) || error.status !== 401) return;
    const state = session.getState();
    const expired = state.status === 'guest' ? state.expired : undefined;
    if (expired?.userId !== by) return;
    signInGate.ask({ kind: 'expired' }, { kind, payload: { thing, value }, by }, true);
  }

  /** Sends the first intent, then the one that came meanwhile. */
  async function work(entry: Entry): Promise<void> {
    const [sent] = entry.intents;
    if (!sent || !isCurrent(entry)) return;
    const { thing, id, value, source } = sent;
    let failure: { error: unknown } | undefined;
    try {
      const held = await dispatch(sent).answer;
      if (!isCurrent(entry)) return;
      confirmChange(entry, held);
      if (entry.doubt === 'lost') entry.doubt = undefined;
    } catch (error) {
      keepForReturn(error, sent, (entry.intents.at(-1) ?? sent).value);
      if (!isCurrent(entry)) return;
      failure = { error };
      if (outcomeIsUnknown(error)) entry.doubt ??= 'lost';
    }

    const waiting = entry.intents[1];
    if (waiting?.call) entry.doubt = 'overlapped';
    // In doubt, a waiting intent is sent even if it equals the confirmed value.
    const isWanted = waiting && (entry.doubt || waiting.value !== entry.confirmed);
    entry.intents = isWanted ? [waiting] : [];
    publish(entry);
    // After the update: a listener that sets the relation must find the call in flight.
    if (!failure) {
      const news = { id, value: entry.confirmed as Value, source };
      relation.onSettled?.(news);
      settled.emit(news);
    }
    if (isWanted) return work(entry);
    if (entry.doubt) askOf([entry]);
    if (!failure || waiting) return;
    entry.failed = sent;
    needs.onFailure({
      relation: self,
      thing,
      id,
      intended: value,
      error: failure.error,
      retry: () => {
        if (isCurrent(entry) && entry.failed === sent) set(thing, value, source);
      },
    });
  }

  function endFailure(entry: Entry): void {
    if (!entry.failed) return;
    entry.failed = undefined;
    needs.onFailureOver({ relation: self, id: entry.id });
  }

  /** Asks for the server's values of things in doubt. The confirmed values show until the answer. */
  function askOf(doubted: readonly Entry[]): void {
    if (doubted.length === 0) return;
    const askedAt = moment();
    needs.ask(doubted.map(({ id }) => id)).then(
      () => {
        for (const entry of doubted) {
          if (entry.confirmedAt >= askedAt && entry.intents.length === 0) entry.doubt = undefined;
        }
      },
      () => undefined,
    );
  }

  function set(thing: Thing, value: Value, source: string): void {
    const state = session.getState();
    if (gate && state.status === 'guest') {
      signInGate.ask(gate, { kind, payload: { thing, value }, by: state.expired?.userId });
      return;
    }
    const id = relation.of.idOf(thing);
    const entry = entryOf(id);
    const intent: Intent = { thing, id, value, source, viewer: viewer(), sequence: needs.sequence() };
    const before = entry.view.value;
    endFailure(entry);
    const [inFlight, replaced] = entry.intents;
    // If the replaced intent was already sent early (by `flush`), its call may arrive after the new one.
    if (replaced?.call) entry.doubt = 'overlapped';
    if (inFlight || entry.confirmed !== value || entry.doubt) {
      entry.intents = inFlight ? [inFlight, intent] : [intent];
      publish(entry);
      if (!inFlight) void work(entry);
    }
    if (before !== value) intended.emit({ thing, id, value, source });
  }

  /** Skips a value older than the confirmed one, or of another viewer. Returns whether the shown value changed. */
  function takeIn(entry: Entry, value: Value, askedAt: number): boolean {
    if (askedAt < entry.confirmedAt) return false;
    Object.assign(entry, { confirmed: value, confirmedAt: askedAt });
    // The failed change was carried out after all, or made elsewhere.
    if (entry.failed?.value === value) endFailure(entry);
    return refresh(entry);
  }

  function observeAll(said: Iterable<readonly [string, Value | undefined]>, askedAt: number): void {
    let isNews = false;
    for (const [id, value] of said) {
      if (value !== undefined) isNews = takeIn(entryOf(id), value, askedAt) || isNews;
    }
    if (isNews) tellOfAll();
  }

  if (gate) {
    signInGate.onCarryOut(kind, (payload) => {
      const { thing, value } = (payload ?? {}) as { thing?: unknown; value?: unknown };
      const wanted = relation.of.from(thing);
      const isValue = relation.isValue ?? ((stored: unknown) => typeof stored === 'boolean');
      if (wanted !== undefined && isValue(value)) set(wanted, value as Value, 'SignIn');
    });
  }

  return {
    set,
    observe: (id, value, askedAt) => observeAll([[id, value]], askedAt),
    observeAll,
    view,
    subscribe(id, listener) {
      const group = listeners.get(id) ?? createEmitter();
      listeners.set(id, group);
      return group.on(listener);
    },
    reading() {
      reading ??= {
        shown,
        shownLast: (id) => shown(id) ?? lastOfPerson.get(id),
        idsShowing: (value) => [...entries.keys()].filter((id) => shown(id) === value),
      };
      return reading;
    },
    watch: changed.on,
    onIntent: intended.on,
    onSettled: settled.on,
    valueAt(id, at) {
      const entry = entries.get(id);
      const since = entry?.changes.find((change) => change.at > at);
      return since ? since.before : entry?.confirmed;
    },
    changedIds,
    isTouched: () => lastOfPerson.size > 0 || changedIds().length > 0,
    settle(id, value) {
      const entry = entryOf(id);
      confirmChange(entry, value);
      publish(entry);
    },
    flush() {
      const calls = all().flatMap(({ intents }) => intents.map(dispatch));
      for (const { hurry } of calls) hurry();
      return Promise.allSettled(calls.map(({ answer }) => answer));
    },
    askOfUncertain: () => askOf(all().filter(({ doubt, intents }) => doubt && intents.length === 0)),
    reset() {
      const before = entries;
      entries = new Map();
      for (const entry of before.values()) {
        endFailure(entry);
        if (entry.changes.length > 0) lastOfPerson.set(entry.id, entry.confirmed);
      }
      for (const id of before.keys()) listeners.get(id)?.emit();
      if (before.size > 0) tellOfAll();
    },
    forgetPerson: () => lastOfPerson.clear(),
  };
}
