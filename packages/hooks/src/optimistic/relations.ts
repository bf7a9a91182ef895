import { outcomeIsUnknown } from '@vitrine/api';
import { createEmitter } from '../emitter/emitter.ts';

/** How one kind of relation (a like, a follow) reaches the server. */
export interface RelationKind<Thing, Value> {
  /**
   * Tells the server the wanted state; answers the state it holds. Repeating it must change nothing.
   * `newest` reads what the viewer wants by now, also after a `reset` during the call.
   */
  send(thing: Thing, value: Value, id: string, newest: () => Value): Promise<Value>;
  /** Asks what the server holds; used when a call was lost and nobody knows whether it was carried out. */
  read?(id: string): Promise<Value | undefined>;
}

/** What a component shows of a relation. */
export interface RelationView<Value> {
  /** The newest intent, else what the server confirmed; undefined when nothing is known. */
  value: Value | undefined;
  /** Whether a call is under way. */
  pending: boolean;
}

/** A change that did not reach the server; the relation is back at what was confirmed. */
export interface RelationFailure {
  kind: string;
  id: string;
  intended: unknown;
  error: unknown;
  retry(): void;
}

/** A change that somebody asked for, as soon as it shows. */
export interface RelationIntent {
  kind: string;
  id: string;
  value: unknown;
  /** Who asked for it: the name of a page or component. */
  source: string;
}

/** What all relations of a kind show at a moment. */
export interface RelationReading {
  shown(id: string): unknown;
  /** The things whose relation shows a value. */
  idsShowing(value: unknown): string[];
}

/** A change that the server confirmed. */
export interface RelationSettled {
  kind: string;
  id: string;
  value: unknown;
  /** Who asked for it: the name of a page or component. */
  source: string;
}

/**
 * Everything that is shown before the server answers, keyed by relation (viewer × kind × thing), never by list:
 * the newest intent shows at once everywhere; at most one call is under way and one intent waits per relation (P1);
 * what lists say is overlaid, and yields or wins by when it was asked for.
 */
export interface Relations {
  define<Thing, Value>(kind: string, how: RelationKind<Thing, Value>): void;
  set<Thing, Value>(kind: string, id: string, value: Value, thing: Thing, source: string): void;
  /** A moment to remember when data is asked for; give it to `observe` with the answer. */
  moment(): number;
  /** Takes in what an answer said of a relation. */
  observe(kind: string, id: string, value: unknown, askedAt: number): void;
  /** Whether anything is known of the relation. */
  knows(kind: string, id: string): boolean;
  view(kind: string, id: string): RelationView<unknown>;
  subscribe(kind: string, id: string, listener: () => void): () => void;
  /** Another object after every change within the kind. */
  reading(kind: string): RelationReading;
  /** Told of every change within a kind. */
  watch(kind: string, listener: () => void): () => void;
  /** Told of what somebody asks for, when it changes what is shown. */
  onIntent(listener: (intent: RelationIntent) => void): () => void;
  onSettled(listener: (settled: RelationSettled) => void): () => void;
  onFailure(listener: (failure: RelationFailure) => void): () => void;
  /** Forgets everything: another person looks now. Answers still on their way are ignored. */
  reset(): void;
}

interface Intent {
  value: unknown;
  thing: unknown;
  source: string;
}

interface Relation {
  kind: string;
  id: string;
  confirmed: unknown;
  /** When the confirmed value was asked for, or settled by a call of ours. */
  confirmedAt: number;
  inFlight: Intent | undefined;
  waiting: Intent | undefined;
  view: RelationView<unknown>;
}

const UNKNOWN: RelationView<unknown> = { value: undefined, pending: false };

export function createRelations(): Relations {
  const kinds = new Map<string, RelationKind<unknown, unknown>>();
  const intended = createEmitter<[RelationIntent]>();
  const settled = createEmitter<[RelationSettled]>();
  const failed = createEmitter<[RelationFailure]>();
  const changed = createEmitter<[kind: string]>();
  const listeners = new Map<string, Set<() => void>>();
  const readings = new Map<string, RelationReading>();
  let relations = new Map<string, Relation>();
  let clock = 0;
  /** What was asked for before this was asked for another viewer. */
  let viewerSince = 0;

  const keyOf = (kind: string, id: string) => `${kind} ${id}`;
  const moment = () => ++clock;

  function relationOf(kind: string, id: string): Relation {
    const key = keyOf(kind, id);
    let relation = relations.get(key);
    if (!relation) {
      relation = {
        kind,
        id,
        confirmed: undefined,
        confirmedAt: 0,
        inFlight: undefined,
        waiting: undefined,
        view: UNKNOWN,
      };
      relations.set(key, relation);
    }
    return relation;
  }

  function tell(key: string): void {
    for (const listener of listeners.get(key) ?? []) listener();
  }

  function tellOfKind(kind: string): void {
    readings.delete(kind);
    changed.emit(kind);
  }

  function publish(relation: Relation): void {
    const intent = relation.waiting ?? relation.inFlight;
    const value = intent ? intent.value : relation.confirmed;
    const pending = relation.inFlight !== undefined;
    if (relation.view.value === value && relation.view.pending === pending) return;
    relation.view = { value, pending };
    tell(keyOf(relation.kind, relation.id));
    tellOfKind(relation.kind);
  }

  function confirm(relation: Relation, value: unknown, at: number): void {
    relation.confirmed = value;
    relation.confirmedAt = at;
  }

  /** Sends one intent after the other until none waits. */
  async function work(relation: Relation, first: Intent): Promise<void> {
    const { kind, id } = relation;
    const how = kinds.get(kind);
    if (!how)
      throw new Error(`Relations: "${kind}" was never defined, so it cannot be sent. Define it first.`);
    const isStale = () => relations.get(keyOf(kind, id)) !== relation;

    let intent: Intent | undefined = first;
    // A lost answer may or may not have been carried out: then even an intent that equals the confirmed state is sent.
    let uncertain = false;
    while (intent && !isStale()) {
      const sent: Intent = intent;
      relation.inFlight = intent;
      publish(relation);
      let failure: { error: unknown } | undefined;
      try {
        const held = await how.send(sent.thing, sent.value, id, () => (relation.waiting ?? sent).value);
        if (isStale()) return;
        confirm(relation, held, moment());
        uncertain = false;
      } catch (error) {
        if (isStale()) return;
        failure = { error };
        uncertain ||= outcomeIsUnknown(error);
      }

      const next: Intent | undefined = relation.waiting;
      relation.waiting = undefined;
      intent = next && (uncertain || next.value !== relation.confirmed) ? next : undefined;
      relation.inFlight = intent;
      publish(relation);
      // Only now: a listener that sets the relation must find what is under way.
      if (!failure) settled.emit({ kind, id, value: relation.confirmed, source: sent.source });
      if (!failure || next) continue;

      if (uncertain && how.read) void reread(relation, how);
      failed.emit({
        kind,
        id,
        intended: sent.value,
        error: failure.error,
        retry: () => isStale() || set(kind, id, sent.value, sent.thing, sent.source),
      });
    }
  }

  async function reread(relation: Relation, how: RelationKind<unknown, unknown>) {
    const { kind, id } = relation;
    const askedAt = moment();
    try {
      const held = await how.read?.(id);
      if (held !== undefined && relations.get(keyOf(kind, id)) === relation) observe(kind, id, held, askedAt);
    } catch {
      // Nothing was learned; the confirmed state stands until the next answer.
    }
  }

  function set(kind: string, id: string, value: unknown, thing: unknown, source: string): void {
    const relation = relationOf(kind, id);
    const intent: Intent = { value, thing, source };
    const shown = relation.view.value;
    if (relation.inFlight) {
      relation.waiting = intent;
      publish(relation);
    } else if (relation.confirmed !== value) {
      void work(relation, intent);
    }
    if (shown !== value) intended.emit({ kind, id, value, source });
  }

  function observe(kind: string, id: string, value: unknown, askedAt: number): void {
    const relation = relationOf(kind, id);
    if (askedAt < relation.confirmedAt || askedAt < viewerSince) return;
    confirm(relation, value, askedAt);
    publish(relation);
  }

  return {
    define: (kind, how) => void kinds.set(kind, how as RelationKind<unknown, unknown>),
    set,
    moment,
    observe,
    knows: (kind, id) => relations.get(keyOf(kind, id))?.view.value !== undefined,
    view: (kind, id) => relations.get(keyOf(kind, id))?.view ?? UNKNOWN,
    subscribe(kind, id, listener) {
      const key = keyOf(kind, id);
      const group = listeners.get(key) ?? new Set();
      listeners.set(key, group.add(listener));
      return () => {
        group.delete(listener);
        if (group.size === 0 && listeners.get(key) === group) listeners.delete(key);
      };
    },
    reading(kind) {
      let reading = readings.get(kind);
      if (!reading) {
        const ofKind = () => [...relations.values()].filter((relation) => relation.kind === kind);
        reading = {
          shown: (id) => relations.get(keyOf(kind, id))?.view.value,
          idsShowing: (value) =>
            ofKind()
              .filter(({ view }) => view.value === value)
              .map(({ id }) => id),
        };
        readings.set(kind, reading);
      }
      return reading;
    },
    watch: (kind, listener) => changed.on((changedKind) => changedKind === kind && listener()),
    onIntent: (listener) => intended.on(listener),
    onSettled: (listener) => settled.on(listener),
    onFailure: (listener) => failed.on(listener),
    reset() {
      const before = relations;
      relations = new Map();
      viewerSince = moment();
      for (const key of before.keys()) tell(key);
      for (const kind of new Set([...before.values()].map((relation) => relation.kind))) tellOfKind(kind);
    },
  };
}
