import type { Db } from '../db/client.ts';
import { oneMore } from '../db/counting-window.ts';
import { type Clock, HOUR, SECOND } from '../kernel/clock.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { linkReads } from './product-links.table.ts';

/** Maximum number of pages read for a person per window. */
export const MOST_READS = 60;
const WINDOW = HOUR;

/** Limits the foreign pages read for each person, so that nobody makes the server crawl the web. */
export const createLinkReads = (db: Db, clock: Clock) => ({
  /** Called before a page is read. Throws `too_many_requests`. */
  async count(personId: string): Promise<void> {
    const { count, windowStart } = oneMore(
      { count: linkReads.reads, windowStart: linkReads.windowStart },
      { limit: MOST_READS, overSince: new Date(clock() - WINDOW) },
    );
    const [row] = await db
      .insert(linkReads)
      .values({ personId, windowStart: new Date(clock()), reads: 1 })
      .onConflictDoUpdate({ target: linkReads.personId, set: { reads: count, windowStart } })
      .returning();
    if (!row || row.reads <= MOST_READS) return;
    const closedFor = row.windowStart.getTime() + WINDOW - clock();
    throw new DomainError('too_many_requests', { retryAfter: Math.max(1, Math.ceil(closedFor / SECOND)) });
  },
});
