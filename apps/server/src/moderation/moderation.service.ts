import type { ErrorCode, ReportCategory } from '@vitrine/api';
import { and, count, eq, gt, sql } from 'drizzle-orm';
import { type Clock, HOUR } from '../clock.ts';
import type { Db } from '../db/client.ts';
import { DomainError } from '../domain-error.ts';
import { reports } from './moderation.table.ts';
import type { Reported } from './reports.service.ts';

export type Moderation = ReturnType<typeof createModeration>;

/** Reports of one person in an hour. */
const MOST_IN_AN_HOUR = 50;

export interface ModerationOptions {
  clock: Clock;
  /** Who a thing of a kind belongs to; undefined where there is none. */
  ownerOf: Record<Reported, (id: string) => Promise<string | undefined>>;
  /** Called once somebody reported a thing, for kinds that others can be spared. */
  onReport: Partial<Record<Reported, (id: string) => Promise<void>>>;
}

/** What people report, for those who look after the place. */
export const createModeration = (db: Db, { clock, ownerOf, onReport }: ModerationOptions) => ({
  /** Throws `report_unknown`, `report_self`, `too_many_reports`. */
  async report(
    reporterId: string,
    {
      kind,
      id,
      category,
      note,
    }: { kind: Reported; id: string; category: ReportCategory; note?: string | undefined },
  ): Promise<void> {
    const owner = await ownerOf[kind](id);
    if (owner === undefined) throw refusal('report_unknown');
    if (owner === reporterId) throw refusal('report_self');
    const now = new Date(clock());
    const said = { category, note: note ?? null, createdAt: now };
    await db.transaction(async (tx) => {
      // Parallel reports must not count the same rows.
      await tx.execute(
        sql`select pg_advisory_xact_lock(hashtextextended('reports of ' || ${reporterId}, 0))`,
      );
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
    });
    await onReport[kind]?.(id);
  },
});

const refusal = (code: ErrorCode) => new DomainError(code);
