import { SIGN_IN_PAUSE_MINUTES } from '@vitrine/api';
import { and, eq, lt } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { oneMore } from '../db/counting-window.ts';
import { type Clock, MINUTE, SECOND } from '../kernel/clock.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { loginAttempts } from './session.table.ts';

/** Window in which wrong tries are counted, in milliseconds. */
export const LOGIN_WINDOW = SIGN_IN_PAUSE_MINUTES * MINUTE;

/**
 * Counts wrong tries per account and address, so that the owner can still sign in from another address.
 * `most` limits each pair in a window.
 */
export function createLoginAttempts(db: Db, clock: Clock, most: number) {
  const pairOf = (account: string, address: string) =>
    and(eq(loginAttempts.account, account), eq(loginAttempts.address, address));

  return {
    /**
     * Counts a try before it is made, so that parallel tries cannot exceed the limit. Throws `too_many_tries`
     * above it.
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

    async clear(account: string, address: string): Promise<void> {
      await db.delete(loginAttempts).where(pairOf(account, address));
    },

    async sweep(): Promise<void> {
      await db.delete(loginAttempts).where(lt(loginAttempts.windowStart, new Date(clock() - LOGIN_WINDOW)));
    },
  };
}
