import { and, eq, lt, sql } from 'drizzle-orm';
import { type Clock, SECOND } from '../clock.ts';
import type { Db } from '../db/client.ts';
import { oneMore } from '../db/counting-window.ts';
import { DomainError } from '../domain-error.ts';
import { addressTries } from './session.table.ts';

/** Where something is tried from: the same text twice where no larger network is to be counted. */
export interface TriedFrom {
  household: string;
  site: string;
}

/** What may be tried from an address how often. */
export interface AddressLimit {
  kind: (typeof addressTries.$inferSelect)['kind'];
  most: number;
  /** Milliseconds. */
  window: number;
  code: 'too_many_registrations' | 'too_many_tries' | 'too_many_verifications' | 'too_many_posts';
}

/**
 * A customer of a network may hold as many as 65,536 households of IPv6, but where phones share a network, each has one:
 * all of them together may try this many times as much as one.
 */
const HOUSEHOLDS_OF_A_SITE = 5;

/** Counts what is tried from addresses, whoever it is tried for. IPv6 counts by household (/64) and by site (/48). */
export function createAddressTries(db: Db, clock: Clock, { kind, most, window, code }: AddressLimit) {
  const ofNetwork = (address: string) => and(eq(addressTries.kind, kind), eq(addressTries.address, address));

  async function countIn(address: string, limit: number): Promise<void> {
    const { count, windowStart } = oneMore(
      { count: addressTries.tries, windowStart: addressTries.windowStart },
      { limit, overSince: new Date(clock() - window) },
    );
    const [row] = await db
      .insert(addressTries)
      .values({ kind, address, windowStart: new Date(clock()), tries: 1 })
      .onConflictDoUpdate({
        target: [addressTries.kind, addressTries.address],
        set: { tries: count, windowStart },
      })
      .returning();
    if (!row || row.tries <= limit) return;
    const closedFor = row.windowStart.getTime() + window - clock();
    throw new DomainError(code, { retryAfter: Math.max(1, Math.ceil(closedFor / SECOND)) });
  }

  async function takeBackIn(address: string): Promise<void> {
    await db
      .update(addressTries)
      .set({ tries: sql`greatest(${addressTries.tries} - 1, 0)` })
      .where(ofNetwork(address));
  }

  return {
    /**
     * Counts a try before it is made, so that parallel ones cannot slip through together. Throws the code of the limit. Resolves
     * to a function that takes the try back, for those that turn out to be none.
     */
    async count({ household, site }: TriedFrom): Promise<() => Promise<void>> {
      await countIn(household, most);
      if (site !== household)
        await countIn(site, most * HOUSEHOLDS_OF_A_SITE).catch(async (error: unknown) => {
          // What the site has no room for was not tried.
          await takeBackIn(household);
          throw error;
        });
      return async () => {
        await takeBackIn(household);
        if (site !== household) await takeBackIn(site);
      };
    },

    async sweep(): Promise<void> {
      const isOver = lt(addressTries.windowStart, new Date(clock() - window));
      await db.delete(addressTries).where(and(eq(addressTries.kind, kind), isOver));
    },
  };
}
