import type { ErrorCode } from '@vitrine/api';
import { and, eq, getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import type { Clock } from '../clock.ts';
import type { Db, Queries } from '../db/client.ts';
import { violatedConstraint } from '../db/violation.ts';
import { DomainError } from '../domain-error.ts';
import { type ChangeNumber, createChangeOrder } from './change-order.ts';

/** A table of who has which thing, and what to say of a thing that is not there. */
export interface MembershipOptions {
  /** Its primary key is person and thing; the thing refers to a table of things. */
  table: PgTable;
  person: PgColumn;
  thing: PgColumn;
  /** Since when; set by the database. */
  since: PgColumn;
  /** The refusal of a thing that does not exist. */
  unknownThing: ErrorCode;
  clock: Clock;
}

export type Membership = ReturnType<typeof createMembership>;

/**
 * Things that people have, each of them once: what somebody likes, what is in a cart. Every change asks for a state, so a
 * repeat changes nothing, and of many at once the outcome is that of one of them.
 */
export function createMembership(
  db: Db,
  { table, person, thing, since, unknownThing, clock }: MembershipOptions,
) {
  const name = getTableName(table);
  const personName = sql.identifier(person.name);
  const thingName = sql.identifier(thing.name);
  const sinceName = sql.identifier(since.name);
  const order = createChangeOrder(db, { relation: name, clock });
  const given = { person: sql.placeholder('personId'), thing: sql.placeholder('thingId') };
  const isTheirs = (personId: string, thingId: string) => and(eq(person, personId), eq(thing, thingId));

  const added = db
    .insert(table)
    // The table's own type is not known here; it has these two columns without a default.
    .values({ [keyOf(table, person)]: given.person, [keyOf(table, thing)]: given.thing } as never)
    .onConflictDoNothing()
    .prepare(`${name}_added`);

  const claimed = db.$with('claimed').as(order.claim(db));
  const addedInOrder = db
    .with(
      claimed,
      db.$with('added', {}).as(sql`
        insert into ${table} (${personName}, ${thingName})
        select ${given.person}, ${given.thing} from claimed on conflict do nothing`),
    )
    .select({ sequence: sql<number>`sequence` })
    .from(claimed)
    .prepare(`${name}_added_in_order`);

  const heldAmong = db
    .select({ thing: sql<string>`${thing}` })
    .from(table)
    .where(and(eq(person, given.person), sql`${thing} = any(${sql.placeholder('thingIds')}::text[])`))
    .prepare(`${name}_among`);

  /** Those of these things that the person has. */
  async function among(personId: string, thingIds: readonly string[]): Promise<Set<string>> {
    if (thingIds.length === 0) return new Set();
    const rows = await heldAmong.execute({ personId, thingIds: [...thingIds] });
    return new Set(rows.map((row) => row.thing));
  }

  const has = async (personId: string, thingId: string) => (await among(personId, [thingId])).has(thingId);

  /**
   * Adds a thing; adding twice is adding once. A change that comes later than one with a higher number of the same
   * session is left undone. Resolves with whether the person has the thing now. Throws the area's error for an unknown thing.
   */
  async function add(personId: string, thingId: string, number?: ChangeNumber): Promise<boolean> {
    try {
      if (!number) {
        await added.execute({ personId, thingId });
        return true;
      }
      await order.sweepNowAndThen();
      const made = await addedInOrder.execute({ personId, ...order.claimedBy(number, thingId) });
      return made.length > 0 || has(personId, thingId);
    } catch (error) {
      if (violatedConstraint(error) === thingReference) throw new DomainError(unknownThing);
      throw error;
    }
  }

  /** Removes a thing, with the same promises as `add`; one that is not there stays away. */
  async function remove(personId: string, thingId: string, number?: ChangeNumber): Promise<boolean> {
    if (!number) {
      await db.delete(table).where(isTheirs(personId, thingId));
      return false;
    }
    await order.sweepNowAndThen();
    const isMade = await db.transaction(async (tx) => {
      const [claim] = await order.claim(tx).execute(order.claimedBy(number, thingId));
      // A statement of its own, because a statement sees only rows that were committed when it began: an older change
      // may have been under way until the number was claimed.
      if (claim) await tx.delete(table).where(isTheirs(personId, thingId));
      return claim !== undefined;
    });
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
    remove,
    among,

    /** A query of a person's things: (thing_id, at, place), the newest first, `most` of them or all. */
    newestFirst: (personId: string, most?: number): SQL => sql`
      select ${thingName} as thing_id, ${sinceName} as at,
        row_number() over (order by ${sinceName} desc, ${thingName}) as place
      from ${table} where ${personName} = ${personId} order by place ${most === undefined ? sql`` : sql`limit ${most}`}`,

    /** A text that changes when the person's things do. */
    basis: (personId: string): SQL<string> =>
      sql`(select concat(count(*), ' ', max(${sinceName})) from ${table} where ${personName} = ${personId})`,

    /** A condition: the person has the thing that an expression names. */
    includes: (personId: string, thingId: SQL): SQL<boolean> =>
      sql`exists (select from ${table} where ${person} = ${personId} and ${thing} = ${thingId})`,

    /** Puts other things in the place of things, for each person once; since when stays. */
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

/** The name that a column has in the code. */
const keyOf = (table: PgTable, column: PgColumn): string =>
  Object.entries(getTableColumns(table)).find(([, other]) => other === column)?.[0] ?? column.name;
