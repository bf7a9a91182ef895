import type { Client } from '@vitrine/api';
import type { SignInReason } from '../session/sign-in-gate.ts';

/** A change of a relation on its way to the server. */
export interface RelationChange<Thing, Value> {
  thing: Thing;
  /** The thing's id, by `idOf`. */
  id: string;
  /** The wanted state. */
  value: Value;
  /** Id of the person who wants it; '' when nobody is signed in. */
  viewer: string;
  /**
   * Grows with every change that this browser sends. Servers that know it ignore what is older than what they carried
   * out, so that a change which is overtaken on its way does no harm.
   */
  sequence: number;
}

/** What an area says of a relation between the viewer and its things: a like, a follow, a title. */
export interface RelationPlan<Thing, Value> {
  /** A name of its own; wishes that wait for a sign-in are stored under it. */
  kind: string;
  idOf(thing: Thing): string;
  /** Tells the server the wanted state; resolves to the state it holds. Repeating it must change nothing. */
  send(api: Client, change: RelationChange<Thing, Value>): Promise<Value>;
  /** Asks what the server holds, for calls whose outcome nobody knows. What it does not answer stays as it was. */
  read?(api: Client, ids: readonly string[], viewer: string): Promise<ReadonlyMap<string, Value>>;
  /** Asks guests to sign in, and carries out afterwards what they wanted. Without it, guests are not kept from it. */
  gate?: RelationGate<Thing, Value>;
  /**
   * Called when the relation is first used in an app, with what is known by then: answers may have told of it before.
   *
   * @param observe Takes in what an answer said; `askedAt` is the `moment()` at which it was asked for.
   * @param relations The relations of that app, as a key to what was kept for it.
   */
  onFirstUse?(observe: (id: string, value: Value, askedAt: number) => void, relations: object): void;
  /** Told of every change that the server confirmed. */
  onSettled?(settled: RelationSettled<Value>): void;
}

/** How guests are asked to sign in before a change of a relation is carried out. */
export interface RelationGate<Thing, Value> {
  /** Why they are asked. */
  reason: SignInReason;
  /** Checks a wish that was stored during the sign-in; undefined unless it is one. Another release may have written it. */
  wishFrom(stored: { thing?: unknown; value?: unknown }): { thing: Thing; value: Value } | undefined;
}

/** A change that the server confirmed. */
export interface RelationSettled<Value> {
  id: string;
  value: Value;
  /** Who asked for it: the name of a page or component. */
  source: string;
}

/** A relation as `defineRelation` gives it: defined once by its area, at the top of a module. */
export type Relation<Thing, Value> = Readonly<RelationPlan<Thing, Value>>;

/**
 * Defines a relation between the viewer and things of one kind.
 *
 * ```ts
 * export const follow = defineRelation<Person, boolean>({
 *   kind: 'follow',
 *   idOf: (person) => person.id,
 *   send: async (api, { id, value }) => (await api(followCalls)[value ? 'follow' : 'unfollow']({ … })).isFollowing,
 * });
 * const { isOn, set } = useToggle(follow, person, 'ProfilePage');
 * ```
 */
export const defineRelation = <Thing, Value>(plan: RelationPlan<Thing, Value>): Relation<Thing, Value> =>
  plan;
