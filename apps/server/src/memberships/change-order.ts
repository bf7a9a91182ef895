import { and, eq, lt, type SQL, sql } from 'drizzle-orm';
import { nowAndThen } from '../concurrency/now-and-then.ts';
import type { Db, Queries } from '../db/client.ts';
import { type Clock, DAY, HOUR } from '../kernel/clock.ts';
import { tokenHashOf } from '../kernel/tokens.ts';
import { membershipChanges } from './membership-changes.table.ts';

/** Time that a number is kept. A delayed request may arrive minutes late, but never a day. */
const KEPT_FOR = DAY;
const SWEPT_EVERY = HOUR;

export interface ChangeNumber {
  session: string;
  sequence: number;
}

/** Returns undefined if the caller does not number changes. */
export const changeNumberOf = (
  { token }: { token: string },
  sequence: number | undefined,
): ChangeNumber | undefined =>
  sequence === undefined ? undefined : { session: tokenHashOf(token), sequence };

/** Stores the numbers of the changes of one relation, so that a delayed change never undoes a later one. */
export function createChangeOrder(db: Db, { relation, clock }: { relation: string; clock: Clock }) {
  /**
   * Query that returns a row if no later change was made. It locks the number until the transaction ends, so
   * that other changes of the same thing by the session wait.
   */
  const claim = (queries: Queries) =>
    queries
      .insert(membershipChanges)
      .values({
        session: sql.placeholder('session'),
        relation,
        thingId: sql.placeholder('thingId'),
        sequence: sql.placeholder('sequence'),
        changedAt: sql.placeholder('changedAt'),
      })
      .onConflictDoUpdate({
        target: [membershipChanges.session, membershipChanges.relation, membershipChanges.thingId],
        set: { sequence: sql`excluded.sequence`, changedAt: sql`excluded.changed_at` },
        setWhere: sql`${membershipChanges.sequence} <= excluded.sequence`,
      })
      .returning({ sequence: membershipChanges.sequence });

  const claimedBy = (number: ChangeNumber, thingId: string) => ({
    ...number,
    thingId,
    changedAt: new Date(clock()),
  });

  /**
   * Deletes old numbers. Never call it inside a transaction: it needs another connection, and the embedded
   * database has only one.
   */
  const sweepNowAndThen = nowAndThen(clock, SWEPT_EVERY, async () => {
    const isOld: SQL | undefined = and(
      eq(membershipChanges.relation, relation),
      lt(membershipChanges.changedAt, new Date(clock() - KEPT_FOR)),
    );
    await db.execute(sql`
      delete from ${membershipChanges} where ctid = any(array(
        select ctid from ${membershipChanges} where ${isOld} for update skip locked
      ))`);
  });

  return { claim, claimedBy, sweepNowAndThen };
}
