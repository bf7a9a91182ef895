import { and, eq, lt, type SQL, sql } from 'drizzle-orm';
import { type Clock, DAY, HOUR } from '../clock.ts';
import type { Db, Queries } from '../db/client.ts';
import { tokenHashOf } from '../tokens.ts';
import { membershipChanges } from './membership-changes.table.ts';

/** A delayed request arrives minutes late, never a day. */
const KEPT_FOR = DAY;
const SWEPT_EVERY = HOUR;

/** The place of a change among those that one session makes. */
export interface ChangeNumber {
  /** The hash of the session's token. */
  session: string;
  sequence: number;
}

/** Numbers a change of the caller's session; undefined when the caller does not number changes. */
export const changeNumberOf = (
  { token }: { token: string },
  sequence: number | undefined,
): ChangeNumber | undefined =>
  sequence === undefined ? undefined : { session: tokenHashOf(token), sequence };

/** Remembers the numbers of the changes of one relation, so that a change never undoes one that was made after it. */
export function createChangeOrder(db: Db, { relation, clock }: { relation: string; clock: Clock }) {
  let sweptAt = Number.NEGATIVE_INFINITY;

  /**
   * A query that gives a row if the change may be made, and none if a later one was made. It locks the number until the
   * transaction ends: other changes of the same thing by the session wait.
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

  /** The values for the placeholders of `claim`. */
  const claimedBy = (number: ChangeNumber, thingId: string) => ({
    ...number,
    thingId,
    changedAt: new Date(clock()),
  });

  /** Forgets old numbers. Not inside a transaction, where it could wait for another sweep. */
  async function sweepNowAndThen(): Promise<void> {
    if (clock() - sweptAt < SWEPT_EVERY) return;
    sweptAt = clock();
    const isOld: SQL | undefined = and(
      eq(membershipChanges.relation, relation),
      lt(membershipChanges.changedAt, new Date(clock() - KEPT_FOR)),
    );
    await db.execute(sql`
      delete from ${membershipChanges} where ctid = any(array(
        select ctid from ${membershipChanges} where ${isOld} for update skip locked
      ))`);
  }

  return { claim, claimedBy, sweepNowAndThen };
}
