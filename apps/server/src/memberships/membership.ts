import type { ErrorCode } from '@vitrine/api';
import { and, eq, getTableName, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import type { Db, Queries } from '../db/client.ts';
import { violatedConstraint } from '../db/violation.ts';
import type { Event } from '../events/event.ts';
import type { Events } from '../events/events.ts';
import type { Clock } from '../kernel/clock.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { type ChangeNumber, createChangeOrder } from './change-order.ts';

export interface MembershipOptions {
  /** Its primary key is person and thing; the thing column refers to a table of things. */
  table: PgTable;
  person: PgColumn;
  thing: PgColumn;
  since: PgColumn;
  unknownThing: ErrorCode;
  clock: Clock;
  change?: { events: Events; event: Event<MembershipChange> };
  /** Called after each change, for listeners to hints alone. */
  onChanged?(about: MembershipChange): void;
}

export type MembershipChange = { personId: string; thingId: string };

export type Membership = ReturnType<typeof createMembership>;

/**
 * A relation of people to things, each pair at most once: likes, or products in a cart. Changes set a state,
 * so a repeat has no effect, and of parallel changes one wins.
 */
export function createMembership(
  db: Db,
  { table, person, thing, since, unknownThing, clock, change, onChanged = () => {} }: MembershipOptions,
) {
  const name = getTableName(table);
  const personName = sql.identifier(person.name);
  const thingName = sql.identifier(thing.name);
  const sinceName = sql.identifier(since.name);
  const order = createChangeOrder(db, { relation: name, clock });
  const given = { person: sql.placeholder('personId'), thing: sql.placeholder('thingId') };
  const isTheirs = (personId: string, thingId: string) => and(eq(person, personId), eq(thing, thingId));

  const published = (from: SQL) =>
    change?.events.inStatement(
      change.event,
      { personId: sql`${personName}`, thingId: sql`${thingName}` },
      from,
    );
  const onAdded = published(sql`added`);
  const onGone = published(sql`gone`);
  const ids = sql`${personName}, ${thingName}`;

  const insertion = (from: SQL) =>
    sql`insert into ${table} (${ids}) select ${given.person}, ${given.thing} ${from} on conflict do nothing returning ${ids}`;
  const rowsOnAdded = (queries: Queries) =>
    onAdded?.rows ? [queries.$with('told', {}).as(onAdded.rows)] : [];

  const addition = (queries: Queries) =>
    queries
      .with(queries.$with('added', {}).as(insertion(sql``)), ...rowsOnAdded(queries))
      .select({ thing: sql<string>`${thingName}` })
      .from(sql`added`);
  const added = addition(db).prepare(`${name}_added`);

  const additionInOrder = (queries: Queries) => {
    const claimed = queries.$with('claimed').as(order.claim(queries));
    return queries
      .with(claimed, queries.$with('added', {}).as(insertion(sql`from claimed`)), ...rowsOnAdded(queries))
      .select({ sequence: sql<number>`sequence` })
      .from(claimed);
  };
  const addedInOrder = additionInOrder(db).prepare(`${name}_added_in_order`);

  const removal = (personId: string, thingId: string) => {
    const gone = sql`delete from ${table} where ${isTheirs(personId, thingId)}`;
    return onGone?.rows
      ? sql`with gone as (${gone} returning ${ids}), told as (${onGone.rows}) select`
      : gone;
  };

  const selection = heldBy({ table, person, thing });

  const among = createAmong(db, { table, person, thing });
  const has = async (personId: string, thingId: string) => (await among(personId, [thingId])).has(thingId);

  async function knowing<Result>(adding: Promise<Result>): Promise<Result> {
    try {
      return await adding;
    } catch (error) {
      if (violatedConstraint(error) === thingReference) throw new DomainError(unknownThing);
      throw error;
    }
  }

  /**
   * Adds a thing; a repeat has no effect. If the session has already made a change of this thing with a
   * higher number, the call is ignored. Resolves with whether the person has the thing now. Throws
   * `unknownThing`.
   */
  async function add(personId: string, thingId: string, number?: ChangeNumber): Promise<boolean> {
    if (number) await order.sweepNowAndThen();
    const made = number
      ? await knowing(addedInOrder.execute({ personId, ...order.claimedBy(number, thingId) }))
      : await knowing(added.execute({ personId, thingId }));
    onAdded?.committed({ personId, thingId });
    onChanged({ personId, thingId });
    return number === undefined || made.length > 0 || has(personId, thingId);
  }

  /** Like `add`, in a transaction. */
  async function addIn(
    tx: Queries,
    personId: string,
    thingId: string,
    number?: ChangeNumber,
  ): Promise<boolean> {
    if (!number) {
      await knowing(addition(tx).execute({ personId, thingId }));
      return true;
    }
    const made = await knowing(
      additionInOrder(tx).execute({ personId, ...order.claimedBy(number, thingId) }),
    );
    return made.length > 0 || (await selection(tx).execute({ personId, thingIds: [thingId] })).length > 0;
  }

  /**
   * Removes a thing, if the person has it. Like `add`, it ignores outdated numbers, and resolves with whether
   * the person has the thing then.
   */
  async function remove(personId: string, thingId: string, number?: ChangeNumber): Promise<boolean> {
    if (!number) {
      await db.execute(removal(personId, thingId));
      onGone?.committed({ personId, thingId });
      onChanged({ personId, thingId });
      return false;
    }
    await order.sweepNowAndThen();
    const isMade = await db.transaction(async (tx) => {
      const [claim] = await order.claim(tx).execute(order.claimedBy(number, thingId));
      // A statement sees only rows that were committed when it began, and an older change may be under way
      // until the number is claimed. So this is a separate statement.
      if (claim) await tx.execute(removal(personId, thingId));
      return claim !== undefined;
    });
    onGone?.committed({ personId, thingId });
    onChanged({ personId, thingId });
    return isMade ? false : has(personId, thingId);
  }

  const thingReference = getTableConfig(table)
    .foreignKeys.find((key) => key.reference().columns.includes(thing))
    ?.getName();
  if (thingReference === undefined) {
    throw new Error(
      `${name}.${thing.name} refers to no table, so things that do not exist could be added. ` +
        'Give the column .references(() => things.id).',
    );
  }

  return {
    add,
    addIn,
    remove,
    among,
    /** Deletes old change numbers. Call it before the transaction of `addIn`, not inside. */
    sweep: order.sweepNowAndThen,

    /** Query of a person's things: (thing_id, at, place), the newest first, at most `most` if given. */
    newestFirst: (personId: string, most?: number): SQL => sql`
      select ${thingName} as thing_id, ${sinceName} as at,
        row_number() over (order by ${sinceName} desc, ${thingName}) as place
      from ${table} where ${personName} = ${personId} order by place ${most === undefined ? sql`` : sql`limit ${most}`}`,

    /** SQL for a text that changes when the person's things do. */
    basis: (personId: string): SQL<string> =>
      sql`(select concat(count(*), ' ', max(${sinceName})) from ${table} where ${personName} = ${personId})`,

    includes: (personId: string, thingId: SQL): SQL<boolean> =>
      sql`exists (select from ${table} where ${person} = ${personId} and ${thing} = ${thingId})`,

    /**
     * Replaces things by others for all people. Several that become the same thing count once, since the
     * earliest. A new thing that a person already has stays unchanged.
     */
    async replace(tx: Queries, replaced: readonly { id: string; by: string }[]): Promise<void> {
      const ids = sql.param(replaced.map(({ id }) => id));
      const newIds = sql.param(replaced.map(({ by }) => by));
      await tx.execute(sql`
        with given as (select * from unnest(${ids}::text[], ${newIds}::text[]) as given(old_id, new_id)),
        taken as (delete from ${table} using given where ${thing} = old_id returning ${table}.*, new_id)
        insert into ${table} (${personName}, ${thingName}, ${sinceName})
        select ${personName}, new_id, min(${sinceName}) from taken group by ${personName}, new_id
        on conflict do nothing`);
    },
  };
}

type Held = Pick<MembershipOptions, 'table' | 'person' | 'thing'>;

const heldBy =
  ({ table, person, thing }: Held) =>
  (queries: Queries) =>
    queries
      .select({ thing: sql<string>`${thing}` })
      .from(table)
      .where(
        and(
          eq(person, sql.placeholder('personId')),
          sql`${thing} = any(${sql.placeholder('thingIds')}::text[])`,
        ),
      );

/** Creates a function that returns those things of a list that a person has. */
export function createAmong(db: Db, held: Held) {
  const prepared = heldBy(held)(db).prepare(`${getTableName(held.table)}_among`);
  return async (personId: string, thingIds: readonly string[]): Promise<Set<string>> => {
    if (thingIds.length === 0) return new Set();
    const rows = await prepared.execute({ personId, thingIds: [...thingIds] });
    return new Set(rows.map((row) => row.thing));
  };
}
