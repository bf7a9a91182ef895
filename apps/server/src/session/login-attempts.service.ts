import { and, eq, lt } from 'drizzle-orm';
import { type Clock, MINUTE, SECOND } from '../clock.ts';
import type { Db } from '../db/client.ts';
import { oneMore } from '../db/counting-window.ts';
import { DomainError } from '../domain-error.ts';
import { loginAttempts } from './session.table.ts';

/** Wrong tries count for this long. */
export const LOGIN_WINDOW = 15 * MINUTE;

/**
 * Counts wrong tries for each pair of account and address, so that the person can still sign in from another address.
 * `most` is what one account takes from one address in a window.
 */
export function createLoginAttempts(db: Db, clock: Clock, most: number) {
  const pairOf = (account: string, address: string) =>
    and(eq(loginAttempts.account, account), eq(loginAttempts.address, address));

  return {
    /**
     * Counts a try before it is made, so that parallel ones cannot slip through together.
     * Throws `too_many_tries` when the pair is closed.
     */
    async count(account: string, address: string): Promise<void> {
      const { count, windowStart } = oneMore(
        { count: loginAttempts.tries, windowStart: loginAttempts.windowStart },
        { limit: most, overSince: new Date(clock() - LOGIN_WINDOW) },
      );
      const [row] = await db
        .insert(loginAttempts)
        .values({ account, address, windowStart: new Date(clock()), tries: 1 })
        .onConflictDoUpdate({
          target: [loginAttempts.account, loginAttempts.address],
          set: { tries: count, windowStart },
        })
        .returning();
      if (!row || row.tries <= most) return;
      const closedFor = row.windowStart.getTime() + LOGIN_WINDOW - clock();
      throw new DomainError('too_many_tries', { retryAfter: Math.max(1, Math.ceil(closedFor / SECOND)) });
    },

    /** Forgets the tries of a pair: the right person signed in. */
    async clear(account: string, address: string): Promise<void> {
      await db.delete(loginAttempts).where(pairOf(account, address));
    },

    async sweep(): Promise<void> {
      await db.delete(loginAttempts).where(lt(loginAttempts.windowStart, new Date(clock() - LOGIN_WINDOW)));
    },
  };
}
