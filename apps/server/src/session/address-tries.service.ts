import { and, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { oneMore } from '../db/counting-window.ts';
import { type Clock, SECOND } from '../kernel/clock.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { addressTries } from './session.table.ts';

/** Networks that a try comes from. Both fields are the same if no larger network is to be counted. */
export interface TriedFrom {
  household: string;
  site: string;
}

export interface AddressLimit {
  kind: (typeof addressTries.$inferSelect)['kind'];
  most: number;
  /** In milliseconds. */
  window: number;
  code:
    | 'too_many_registrations'
    | 'too_many_tries'
    | 'too_many_verifications'
    | 'too_many_resets'
    | 'too_many_reset_tries'
    | 'too_many_posts'
    | 'too_many_messages';
}

/**
 * Limit of an IPv6 site, as a multiple of a household's. A site may contain 65,536 households of one
 * customer, but in mobile networks each phone is a household.
 */
const HOUSEHOLDS_OF_A_SITE = 5;

/** Counts tries per address, for any accounts. IPv6 addresses count by household (/64) and by site (/48). */
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
     * Counts a try before it is made, so that parallel tries cannot exceed the limit. Throws `code`. Resolves
     * with a function that takes the try back.
     */
    async count({ household, site }: TriedFrom): Promise<() => Promise<void>> {
      await countIn(household, most);
      if (site !== household)
        await countIn(site, most * HOUSEHOLDS_OF_A_SITE).catch(async (error: unknown) => {
          // A try that the site limit refuses must not count for the household.
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
