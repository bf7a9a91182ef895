import type { Client } from '@vitrine/api';
import type { SignInReason } from '../session/sign-in-gate.ts';

/** Describes a kind of thing that viewers relate to: a product, a post, a person. */
export interface ThingPlan<Item> {
  /** Unique. */
  kind: string;
  idOf(item: Item): string;
  /** Validates a stored item, possibly written by another release; undefined if invalid. */
  from(stored: unknown): Item | undefined;
  /** Properties that depend on the viewer. */
  viewerFlags?: readonly string[];
  /** A number that grows with every edit; left out if items are never edited. */
  versionOf?(item: Item): number;
}

/** A kind of thing returned by `defineThing`; relations register on it. */
export type Thing<Item> = Readonly<ThingPlan<Item>>;

/**
 * Defines a kind of thing, once, at the top of a module.
 *
 * ```ts
 * export const person = defineThing<Person>({ kind: 'person', idOf: ({ id }) => id, from: personFrom });
 * ```
 */
export const defineThing = <Item>(plan: ThingPlan<Item>): Thing<Item> => plan;

/** Returns the newer of two versions, or the first if neither is newer. */
export const newerOf = <Item>(
  { versionOf }: Pick<Thing<Item>, 'versionOf'>,
  item: Item,
  other: Item | undefined,
): Item => (other !== undefined && versionOf && versionOf(other) > versionOf(item) ? other : item);

/** Describes a call that answers for things by id, and for several relations at once. */
export interface ReadingPlan<Answer> {
  /** Maximum number of things per call. */
  size: number;
  /** Maximum number of simultaneous calls; one by default. */
  atOnce?: number;
  /** Things missing in the answer stay unknown. `viewer` is the id of the signed-in person. */
  ask(api: Client, ids: readonly string[], viewer: string): Promise<readonly Answer[]>;
  idOf(answer: Answer): string;
  /** The requested id, for servers that answer with another one. */
  askedIdOf?(answer: Answer): string;
  /**
   * Whether the server may answer with another id. Such an id is asked about once even if its relations are
   * known.
   */
  isProvisional?(id: string): boolean;
}

/** A call that answers for things by their ids; relations name it with `tells`. */
export interface Reading<Answer> extends Readonly<ReadingPlan<Answer>> {
  /** Relations are registered under it; readings with the same answers share it. */
  readonly key: object;
}

/** Describes a call that lists every thing for which a relation holds. */
export interface WholeReadingPlan<Item, Listed extends Item = Item> {
  of: Thing<Item>;
  /** `viewer` is the id of the signed-in person. */
  ask(api: Client, viewer: string): Promise<readonly Listed[]>;
}

/** A call that lists every thing for which a relation holds. The relation holds for no other thing. */
export type WholeReading<Item, Listed extends Item = Item> = Readonly<WholeReadingPlan<Item, Listed>>;

/** A reading, and the value of one relation in its answers. */
export interface Telling<Value> {
  readonly reading: Reading<unknown>;
  value(answer: unknown): Value | undefined;
}

/**
 * Defines a reading, once, at the top of a module.
 *
 * ```ts
 * export const statuses = defineReading<Status>({ size: 200, ask: askForStatuses, idOf: ({ productId }) => productId });
 * export const like = defineRelation({ reading: tells(statuses, ({ isLiked }) => isLiked), … });
 * ```
 */
export const defineReading = <Answer>(plan: ReadingPlan<Answer>): Reading<Answer> => ({
  ...plan,
  key: {},
});

/** Maximum number of simultaneous calls of a reading with one thing per call. */
export const SINGLE_READINGS_AT_ONCE = 4;

/** Defines a reading that asks about one thing per call, for servers without a call for several. */
export const defineSingleReading = <Value>(
  ask: (api: Client, id: string, viewer: string) => Promise<Value>,
): Reading<{ id: string; value: Value }> =>
  defineReading({
    size: 1,
    atOnce: SINGLE_READINGS_AT_ONCE,
    ask: async (api, [id = ''], viewer) => [{ id, value: await ask(api, id, viewer) }],
    idOf: ({ id }) => id,
  });

/** Defines a reading with another call but the same answers, for the same relations. */
export const defineReadingLike = <Answer, Other extends Answer>(
  reading: Reading<Answer>,
  plan: ReadingPlan<Other>,
): Reading<Other> => ({ ...plan, key: reading.key });

/** Defines a reading of every thing for which a relation holds, once, at the top of a module. */
export const defineWholeReading = <Item, Listed extends Item = Item>(
  plan: WholeReadingPlan<Item, Listed>,
): WholeReading<Item, Listed> => plan;

/** Maps answers of a reading to values of a relation; undefined if an answer lacks the value. */
export const tells = <Answer, Value>(
  reading: Reading<Answer>,
  value: (answer: Answer) => Value | undefined,
): Telling<Value> => ({
  reading: reading as Reading<unknown>,
  value: (answer) => value(answer as Answer),
});

/** A change being sent to the server. */
export interface RelationChange<Item, Value> {
  thing: Item;
  id: string;
  value: Value;
  /** Id of the requesting person; '' for guests. */
  viewer: string;
  /**
   * Grows with every change of this browser. Servers that know it ignore changes older than the last one
   * carried out, so overtaken calls do no harm.
   */
  sequence: number;
}

/** Describes a relation between the viewer and things: a like, a follow, a vote. */
export interface RelationPlan<Item, Value> {
  of: Thing<Item>;
  /** Unique; changes that wait for a sign-in are stored under it. */
  kind: string;
  /** Resolves to the server's value. Must be idempotent. */
  send(api: Client, change: RelationChange<Item, Value>): Promise<Value>;
  /** The relation's value in an item answered for the viewer; undefined if the item omits it. */
  flag?(item: Item): Value | undefined;
  /**
   * Number of people who have this value for a listed item; undefined if not counted. Boolean relations count
   * `true`.
   */
  count?(item: Item, value: Value): number | undefined;
  /** The reading whose answers include the relation, made by `tells`. */
  reading?: Telling<Value>;
  /**
   * The reading that lists every thing for which the relation holds. `in` is the value of listed things,
   * `out` of others.
   */
  whole?: { reading: WholeReading<Item>; in: Value; out: Value };
  /**
   * The reason to sign in given to guests, whose change is carried out afterwards. Without it, guests may
   * change the relation.
   */
  gate?: SignInReason;
  /** Validates a value stored during a sign-in; accepts booleans by default. */
  isValue?(stored: unknown): stored is Value;
  /**
   * Values that a confirmed change sets in other relations of the same thing. For example, a blocked person
   * is no longer followed.
   */
  implies?(value: Value): readonly Implied[];
  /** Called after every change that the server confirmed. */
  onSettled?(settled: RelationSettled<Value>): void;
}

/** A change that the server confirmed. */
export interface RelationSettled<Value> {
  id: string;
  value: Value;
  /** Name of the requesting page or component. */
  source: string;
}

/** A relation returned by `defineRelation`. */
export type Relation<Item, Value> = Readonly<RelationPlan<Item, Value>>;

/** A relation of any thing with any value. */
// biome-ignore lint/suspicious/noExplicitAny: things and readings register relations of every value, which they do not look into
export type AnyRelation = Relation<any, any>;

/** A value that another relation takes; made by `implied`. */
export type Implied = readonly [relation: AnyRelation, value: unknown];

/** Returns the value that another relation of the same thing takes. */
export const implied = <Item, Value>(relation: Relation<Item, Value>, value: Value): Implied => [
  relation,
  value,
];

/**
 * Defines a relation between the viewer and things of one kind. Its values come from its reading, and from
 * every answer that contains such things.
 *
 * ```ts
 * export const follow = defineRelation<Person, boolean>({
 *   of: person,
 *   kind: 'follow',
 *   flag: ({ isFollowing }) => isFollowing,
 *   count: ({ followerCount }) => followerCount,
 *   send: async (api, { id, value }) => (await api(followCalls)[value ? 'follow' : 'unfollow']({ … })).isFollowing,
 *   gate: { kind: 'follow' },
 * });
 * const { value, count, set } = useRelated(follow, person, 'ProfilePage');
 * ```
 */
export function defineRelation<Item, Value>(plan: RelationPlan<Item, Value>): Relation<Item, Value> {
  for (const teller of tellersOf(plan)) registered.set(teller, [...relationsToldBy(teller), plan]);
  return plan;
}

const registered = new WeakMap<object, readonly AnyRelation[]>();

/** Returns the thing and the readings from which a relation takes values. */
export const tellersOf = ({ of, reading, whole }: AnyRelation): readonly object[] =>
  [of, reading?.reading.key, whole?.reading].filter((teller) => teller !== undefined);

/** Returns the loaded relations that take values from a thing, a whole reading or a reading's key. */
export const relationsToldBy = (teller: object): readonly AnyRelation[] => registered.get(teller) ?? [];
