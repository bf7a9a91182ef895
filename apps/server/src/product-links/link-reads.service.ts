import { type Clock, HOUR, SECOND } from '../clock.ts';
import type { Db } from '../db/client.ts';
import { oneMore } from '../db/counting-window.ts';
import { DomainError } from '../domain-error.ts';
import { linkReads } from './product-links.table.ts';

/** Pages that are read for one person in a window. */
export const MOST_READS = 60;
const WINDOW = HOUR;

/** Counts the foreign pages that are read for people, so that no person makes the server crawl the web. */
export const createLinkReads = (db: Db, clock: Clock) => ({
  /** Counts a page before it is read. Throws `too_many_requests`. */
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
