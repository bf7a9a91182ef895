import { ApiError, type Client, outcomeIsUnknown } from '@vitrine/api';
import { createEmitter } from '../emitter/emitter.ts';
import type { Session } from '../session/session.ts';
import type { SignInGate } from '../session/sign-in-gate.ts';
import type { Relation, RelationSettled } from './relation.ts';
import { type Repeated, repeated } from './repeated.ts';

/** What a component shows of a relation. */
export interface RelationView<Value> {
  /** The newest intent, else what the server confirmed; undefined when nothing is known. */
  value: Value | undefined;
  /** Whether a call is under way. */
  pending: boolean;
}

/** A change that did not reach the server; the relation is back at what was confirmed. */
export interface RelationFailure<Thing = unknown, Value = unknown> {
  relation: Relation<Thing, Value>;
  thing: Thing;
  id: string;
  /** What was asked for. */
  intended: Value;
  /** Mostly an `ApiError`: what the relation's `send` rejected with. */
  error: unknown;
  /** Asks for the same again; does nothing for another person, or once something else was asked for. */
  retry(): void;
}

/** A change that somebody asked for, as soon as it shows. */
export interface RelationIntent<Thing, Value> {
  thing: Thing;
  id: string;
  value: Value;
  /** Who asked for it: the name of a page or component. */
  source: string;
}

/** What all relations of a kind show at a moment. */
export interface RelationReading<Value> {
  /** What one relation shows; undefined when nothing is known. */
  shown(id: string): Value | undefined;
  /** Ids of the things whose relation shows a value. */
  idsShowing(value: Value): readonly string[];
}

/** The relations of one kind between the current viewer and all things. */
export interface RelationStore<Thing, Value> {
  /** Shows at once; a guest is asked to sign in where the relation says so, and it is carried out afterwards. */
  set(thing: Thing, value: Value, source: string): void;
  /** Takes in what an answer said. `askedAt` is the `moment()` at which it was asked for. */
  observe(id: string, value: Value, askedAt: number): void;
  /** Takes in the list of all things that the relation holds for. Things that showed so and are not in it become `out`. */
  observeCollection(ids: readonly string[], held: { in: Value; out: Value }, askedAt: number): void;
  /** Takes in what a list said of its things; listeners of the kind hear of it once. */
  observeAll(said: Iterable<readonly [id: string, value: Value]>, askedAt: number): void;
  /** Whether anything is known of the relation. */
  knows(id: string): boolean;
  /** What a component shows of one relation; another object after every change of it. */
  view(id: string): RelationView<Value>;
  /** Told of every change of one relation. */
  subscribe(id: string, listener: () => void): () => void;
  /** Another object after every change within the kind. */
  reading(): RelationReading<Value>;
  /** Told of every change within the kind. */
  watch(listener: () => void): () => void;
  /** Told of what somebody asks for, when it changes what is shown. */
  onIntent(listener: (intent: RelationIntent<Thing, Value>) => void): () => void;
  /** Told of every change that the server confirmed. */
  onSettled(listener: (settled: RelationSettled<Value>) => void): () => void;
}

/** What the store of all relations does with the store of one kind. */
export interface ManagedRelationStore<Thing, Value> extends RelationStore<Thing, Value> {
  /** Sends what waits without waiting for what is under way; resolves when all of it has arrived. */
  flush(): Promise<unknown>;
  /** Asks what the server holds of the relations whose last call was lost. */
  askOfUncertain(): void;
  reset(): void;
}

export interface RelationNeeds {
  api: Client;
  /** For what nobody asked for by hand. */
  backgroundApi: Client;
  session: Session;
  signInGate: SignInGate;
  moment(): number;
  /** Whether something was asked for by the present viewer; the state of another viewer is left alone. */
  isOfThisViewer(askedAt: number): boolean;
  /** A number that is higher than all that were given before, in any tab. */
  sequence(): number;
  onFailure(failure: RelationFailure): void;
  /** The last failure of a thing is over: something was asked for since. */
  onFailureOver(over: { relation: Relation<unknown, unknown>; id: string }): void;
}

interface Intent<Thing, Value> {
  thing: Thing;
  value: Value;
  source: string;
  viewer: string;
  /** The call that carries it out, from when it is sent. */
  call?: Repeated<Value>;
}

interface Entry<Thing, Value> {
  id: string;
  confirmed: Value | undefined;
  /** When the confirmed value was asked for, or settled by a call of ours. */
  confirmedAt: number;
  inFlight: Intent<Thing, Value> | undefined;
  waiting: Intent<Thing, Value> | undefined;
  /** The newest that was asked for. */
  newest: Intent<Thing, Value> | undefined;
  hasFailed: boolean;
  /** Whether two calls were under way at once, and may have arrived in any order. */
  hasOverlapped: boolean;
  /** Whether it is unknown what the server made of the last call. */
  isUncertain: boolean;
  view: RelationView<Value>;
}

const UNKNOWN = { value: undefined, pending: false };

/**
 * Makes the store of one kind of relation, which shows changes before the server answers. It is keyed by thing, never by list:
 * the newest intent shows at once everywhere. For each thing at most one call is under way and one intent waits. What lists
 * say counts only if it was asked for after the last confirmed change.
 */
export function createRelationStore<Thing, Value>(
  relation: Relation<Thing, Value>,
  {
    api,
    backgroundApi,
    session,
    signInGate,
    moment,
    isOfThisViewer,
    sequence,
    onFailure,
    onFailureOver,
  }: RelationNeeds,
): ManagedRelationStore<Thing, Value> {
  const changed = createEmitter();
  const intended = createEmitter<[RelationIntent<Thing, Value>]>();
  const settled = createEmitter<[RelationSettled<Value>]>();
  const listeners = new Map<string, Set<() => void>>();
  let entries = new Map<string, Entry<Thing, Value>>();
  let shownBy = new Map<Value, Set<string>>();
  let reading: RelationReading<Value> | undefined;

  const viewer = () => session.getState().userId ?? '';
  const isCurrent = (entry: Entry<Thing, Value>) => entries.get(entry.id) === entry;

  function entryOf(id: string): Entry<Thing, Value> {
    let entry = entries.get(id);
    if (!entry) {
      entry = {
        id,
        confirmed: undefined,
        confirmedAt: 0,
        inFlight: undefined,
        waiting: undefined,
        newest: undefined,
        hasFailed: false,
        hasOverlapped: false,
        isUncertain: false,
        view: UNKNOWN,
      };
      entries.set(id, entry);
    }
    return entry;
  }

  function tell(id: string): void {
    for (const listener of listeners.get(id) ?? []) listener();
  }

  function tellOfAll(): void {
    reading = undefined;
    changed.emit();
  }

  function index({ id, view }: Entry<Thing, Value>, value: Value | undefined): void {
    if (view.value !== undefined) shownBy.get(view.value)?.delete(id);
    if (value === undefined) return;
    const ids = shownBy.get(value) ?? new Set();
    shownBy.set(value, ids.add(id));
  }

  /** Updates what is shown, and answers whether it changed. */
  function refresh(entry: Entry<Thing, Value>): boolean {
    const intent = entry.waiting ?? entry.inFlight;
    const value = intent ? intent.value : entry.confirmed;
    const pending = entry.inFlight !== undefined;
    if (entry.view.value === value && entry.view.pending === pending) return false;
    if (entry.view.value !== value) index(entry, value);
    entry.view = { value, pending };
    tell(entry.id);
    return true;
  }

  function publish(entry: Entry<Thing, Value>): void {
    if (refresh(entry)) tellOfAll();
  }

  function confirm(entry: Entry<Thing, Value>, value: Value, at: number): void {
    entry.confirmed = value;
    entry.confirmedAt = at;
  }

  /** Sends an intent, once: what was sent ahead of its turn is not sent again. */
  function dispatch({ id }: Entry<Thing, Value>, intent: Intent<Thing, Value>): Repeated<Value> {
    const { thing, value, viewer: by } = intent;
    if (!intent.call) {
      // The number stays the same, so that a repeat does not overtake what was wanted since.
      const change = { thing, id, value, viewer: by, sequence: sequence() };
      intent.call = repeated(
        () => relation.send(api, change),
        () => viewer() === by,
      );
    }
    return intent.call;
  }

  /** When the session ended under a change, the person is asked to sign in, and the change is carried out afterwards. */
  function keepForReturn(error: unknown, { thing, viewer: by }: Intent<Thing, Value>, newest: Value): void {
    if (!relation.gate || !(error instanceof ApiError) || error.status !== 401) return;
    const state = session.getState();
    const hasExpired =
      state.status === 'guest' && state.expired?.userId === by && !state.expired.acknowledged;
    if (!hasExpired) return;
    signInGate.ask({ kind: 'expired' }, { kind: relation.kind, payload: { thing, value: newest }, by });
  }

  /** Sends one intent after the other until none waits. */
  async function work(entry: Entry<Thing, Value>, first: Intent<Thing, Value>): Promise<void> {
    const { id } = entry;
    let intent: Intent<Thing, Value> | undefined = first;
    while (intent && isCurrent(entry)) {
      const sent: Intent<Thing, Value> = intent;
      entry.inFlight = sent;
      publish(entry);
      let failure: { error: unknown } | undefined;
      try {
        const held = await dispatch(entry, sent).answer;
        if (!isCurrent(entry)) return;
        confirm(entry, held, moment());
        entry.isUncertain = entry.hasOverlapped;
      } catch (error) {
        keepForReturn(error, sent, (entry.waiting ?? sent).value);
        if (!isCurrent(entry)) return;
        failure = { error };
        // A lost answer may or may not have been carried out: then even an intent that equals the confirmed state is sent.
        entry.isUncertain ||= outcomeIsUnknown(error);
      }

      const next: Intent<Thing, Value> | undefined = entry.waiting;
      entry.waiting = undefined;
      entry.hasOverlapped ||= next?.call !== undefined;
      const isWanted = entry.hasOverlapped || entry.isUncertain || next?.value !== entry.confirmed;
      intent = isWanted ? next : undefined;
      entry.inFlight = intent;
      publish(entry);
      // Only now: a listener that sets the relation must find what is under way.
      if (!failure) {
        const news = { id, value: entry.confirmed as Value, source: sent.source };
        relation.onSettled?.(news);
        settled.emit(news);
      }
      if (!intent && entry.isUncertain) askOf([entry]);
      if (!failure || next) continue;
      entry.hasFailed = true;
      onFailure({
        relation: relation as Relation<unknown, unknown>,
        thing: sent.thing,
        id,
        intended: sent.value,
        error: failure.error,
        retry: () => {
          if (isCurrent(entry) && entry.newest === sent) set(sent.thing, sent.value, sent.source);
        },
      });
    }
  }

  /** The failure of a change counts until something newer is known of its thing. */
  function endFailure(entry: Entry<Thing, Value>): void {
    if (!entry.hasFailed) return;
    entry.hasFailed = false;
    onFailureOver({ relation: relation as Relation<unknown, unknown>, id: entry.id });
  }

  /** Asks what the server holds; until it answers, the confirmed state stands. */
  function askOf(uncertain: readonly Entry<Thing, Value>[]): void {
    if (uncertain.length === 0) return;
    const askedAt = moment();
    const ids = uncertain.map(({ id }) => id);
    relation.read?.(backgroundApi, ids, viewer()).then(
      (held) => {
        const known = uncertain.filter((entry) => isCurrent(entry) && held.has(entry.id));
        for (const entry of known) {
          entry.isUncertain = entry.inFlight !== undefined;
          entry.hasOverlapped &&= entry.isUncertain;
        }
        observeAll(
          known.map(({ id }) => [id, held.get(id) as Value] as const),
          askedAt,
        );
      },
      () => undefined,
    );
  }

  function set(thing: Thing, value: Value, source: string): void {
    const state = session.getState();
    if (relation.gate && state.status === 'guest') {
      const by = state.expired?.userId;
      const payload = { thing, value };
      signInGate.ask(relation.gate.reason, { kind: relation.kind, payload, ...(by ? { by } : {}) });
      return;
    }
    const id = relation.idOf(thing);
    const entry = entryOf(id);
    const intent: Intent<Thing, Value> = { thing, value, source, viewer: viewer() };
    const shown = entry.view.value;
    entry.newest = intent;
    endFailure(entry);
    if (entry.inFlight) {
      // What waited was sent ahead of its turn, and may arrive after what is wanted now.
      entry.hasOverlapped ||= entry.waiting?.call !== undefined;
      entry.waiting = intent;
      publish(entry);
    } else if (entry.confirmed !== value || entry.isUncertain) {
      void work(entry, intent);
    }
    if (shown !== value) intended.emit({ thing, id, value, source });
  }

  /** Takes in what was said if it is newer than what is known, and answers whether it was. */
  function takeIn(entry: Entry<Thing, Value>, value: Value, askedAt: number): boolean {
    if (askedAt < entry.confirmedAt) return false;
    confirm(entry, value, askedAt);
    // It was carried out after all, or elsewhere.
    if (entry.newest?.value === value) endFailure(entry);
    return refresh(entry);
  }

  function observeAll(said: Iterable<readonly [string, Value]>, askedAt: number): void {
    if (!isOfThisViewer(askedAt)) return;
    let isNews = false;
    for (const [id, value] of said) isNews = takeIn(entryOf(id), value, askedAt) || isNews;
    if (isNews) tellOfAll();
  }

  if (relation.gate) {
    const { wishFrom } = relation.gate;
    signInGate.onCarryOut(relation.kind, (payload) => {
      const wish = wishFrom(typeof payload === 'object' && payload !== null ? payload : {});
      if (wish) set(wish.thing, wish.value, 'SignIn');
    });
  }

  return {
    set,
    observe: (id, value, askedAt) => observeAll([[id, value]], askedAt),
    observeAll,
    observeCollection(ids, held, askedAt) {
      const listed = new Set(ids);
      const gone = [...(shownBy.get(held.in) ?? [])].filter((id) => !listed.has(id));
      observeAll(
        [...gone.map((id) => [id, held.out] as const), ...ids.map((id) => [id, held.in] as const)],
        askedAt,
      );
    },
    knows: (id) => entries.get(id)?.view.value !== undefined,
    view: (id) => entries.get(id)?.view ?? UNKNOWN,
    subscribe(id, listener) {
      const group = listeners.get(id) ?? new Set();
      listeners.set(id, group.add(listener));
      return () => {
        group.delete(listener);
        if (group.size === 0 && listeners.get(id) === group) listeners.delete(id);
      };
    },
    reading() {
      reading ??= {
        shown: (id) => entries.get(id)?.view.value,
        idsShowing: (value) => [...(shownBy.get(value) ?? [])],
      };
      return reading;
    },
    watch: (listener) => changed.on(listener),
    onIntent: (listener) => intended.on(listener),
    onSettled: (listener) => settled.on(listener),
    flush() {
      const underWay = [...entries.values()].flatMap((entry) => {
        const intents = [entry.inFlight, entry.waiting].filter((intent) => intent !== undefined);
        return intents.map((intent) => {
          const { answer, hurry } = dispatch(entry, intent);
          hurry();
          return answer;
        });
      });
      return Promise.allSettled(underWay);
    },
    askOfUncertain: () =>
      askOf([...entries.values()].filter((entry) => entry.isUncertain && !entry.inFlight)),
    reset() {
      const before = entries;
      entries = new Map();
      shownBy = new Map();
      for (const entry of before.values()) endFailure(entry);
      for (const id of before.keys()) tell(id);
      if (before.size > 0) tellOfAll();
    },
  };
}
