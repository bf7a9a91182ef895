import type { ErrorCode, ReportCategory } from '@vitrine/api';
import { and, count, eq, gt, sql } from 'drizzle-orm';
import type { Db, Queries } from '../db/client.ts';
import type { Events } from '../events/events.ts';
import { type Clock, HOUR } from '../kernel/clock.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { type Reported, reported } from './moderation.events.ts';
import { reports } from './moderation.table.ts';

export type Moderation = ReturnType<typeof createModeration>;

/** Maximum reports of one person per hour. */
const MOST_IN_AN_HOUR = 50;

export interface Reportable {
  ownerOf(db: Queries, id: string): Promise<string | undefined>;
}

/** A message, which only people in its room may report. Its text is kept with the report, nothing else of the room. */
export type ReportableText = (
  db: Queries,
  id: string,
  reporterId: string,
) => Promise<{ owner: string; text: string } | undefined>;

export interface ModerationOptions {
  clock: Clock;
  events: Events;
  reportable: Record<Exclude<Reported, 'message'>, Reportable> & { message: ReportableText };
}

export const createModeration = (db: Db, { clock, events, reportable }: ModerationOptions) => ({
  /**
   * Reports a thing; a repeat replaces the earlier report. Throws `report_unknown`, `report_self` and
   * `too_many_reports`.
   */
  async report(
    reporterId: string,
    {
      kind,
      id,
      category,
      note,
    }: { kind: Reported; id: string; category: ReportCategory; note?: string | undefined },
  ): Promise<void> {
    const found = await reportedThing(db, reportable, { kind, id, reporterId });
    if (found === undefined) throw refusal('report_unknown');
    if (found.owner === reporterId) throw refusal('report_self');
    const now = new Date(clock());
    const said = { category, note: note ?? null, keptText: found.text, createdAt: now };
    await events.transaction(async (tx, publish) => {
      // Parallel reports of one person, or of one thing, must not count the same rows.
      await tx.execute(sql`
        select pg_advisory_xact_lock(hashtextextended('reports of ' || ${reporterId}, 0)),
          pg_advisory_xact_lock(hashtextextended('reports about ' || ${`${kind} ${id}`}, 0))`);
      const [made] = await tx
        .select({ reports: count() })
        .from(reports)
        .where(and(eq(reports.reporterId, reporterId), gt(reports.createdAt, new Date(clock() - HOUR))));
      if ((made?.reports ?? 0) >= MOST_IN_AN_HOUR)
        throw new DomainError('too_many_reports', { retryAfter: 3600 });
      await tx
        .insert(reports)
        .values({ reporterId, kind, thingId: id, ...said })
        .onConflictDoUpdate({ target: [reports.reporterId, reports.kind, reports.thingId], set: said });
      await publish(reported, { kind, id });
    });
  },
});

async function reportedThing(
  db: Db,
  reportable: ModerationOptions['reportable'],
  { kind, id, reporterId }: { kind: Reported; id: string; reporterId: string },
): Promise<{ owner: string; text: string | null } | undefined> {
  if (kind === 'message') return reportable.message(db, id, reporterId);
  const owner = await reportable[kind].ownerOf(db, id);
  return owner === undefined ? undefined : { owner, text: null };
}

const refusal = (code: ErrorCode) => new DomainError(code);
