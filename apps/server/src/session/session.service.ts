import type { SignedIn } from '@vitrine/api';
import { and, eq, gt, lt, ne, sql } from 'drizzle-orm';
import { nowAndThen } from '../concurrency/now-and-then.ts';
import { createOneAtATime } from '../concurrency/one-at-a-time.ts';
import type { SessionLimits } from '../config/config.ts';
import type { Db, Queries } from '../db/client.ts';
import type { Hint } from '../events/events.ts';
import { type Clock, DAY, HOUR, MINUTE } from '../kernel/clock.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { newToken, tokenHashOf } from '../kernel/tokens.ts';
import { people } from '../people/people.table.ts';
import { createAddressTries, type TriedFrom } from './address-tries.service.ts';
import { isCommonPassword } from './common-passwords.ts';
import { createLoginAttempts, LOGIN_WINDOW } from './login-attempts.service.ts';
import { isPassword, passwordHashOf } from './passwords.ts';
import { type Confirmation, register } from './register.ts';
import { sessionsEnded } from './session.events.ts';
import { sessions } from './session.table.ts';

const SWEEP_EVERY = 10 * MINUTE;

export type Session = ReturnType<typeof createSession>;

export interface ProvedPassword {
  proved: string;
  next: string;
}

export interface SessionOptions {
  clock: Clock;
  sessionDays: number;
  limits: SessionLimits;
  confirmation: Confirmation;
  hint: Hint;
}

export function createSession(db: Db, { clock, sessionDays, limits, confirmation, hint }: SessionOptions) {
  const attempts = createLoginAttempts(db, clock, limits.wrongSignInsPerAccount);
  const registrations = createAddressTries(db, clock, {
    kind: 'registration',
    most: limits.registrations,
    window: HOUR,
    code: 'too_many_registrations',
  });
  const wrongSignIns = createAddressTries(db, clock, {
    kind: 'wrong sign-in',
    most: limits.wrongSignIns,
    window: LOGIN_WINDOW,
    code: 'too_many_tries',
  });
  const oneAtATime = createOneAtATime();
  const sweepNowAndThen = nowAndThen(clock, SWEEP_EVERY, async () => {
    await db.delete(sessions).where(lt(sessions.expiresAt, new Date(clock())));
    await Promise.all([attempts.sweep(), registrations.sweep(), wrongSignIns.sweep()]);
  });

  // Prepared, because nearly every request runs it.
  const sessionNow = db
    .select({ personId: sessions.personId })
    .from(sessions)
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('hash')),
        gt(sessions.expiresAt, sql`${sql.placeholder('now')}::timestamptz`),
      ),
    )
    .prepare('session_now');

  /** `proved`: the hash of the password that was verified. Throws `wrong_credentials` if it was replaced since. */
  async function signIn(personId: string, proved?: string): Promise<SignedIn> {
    const token = newToken();
    const now = clock();
    const expiresInMs = sessionDays * DAY;
    const expiration = now + expiresInMs;
    await db.transaction(async (tx) => {
      if (proved !== undefined) await expectPassword(tx, personId, proved);
      await tx.insert(sessions).values({
        tokenHash: tokenHashOf(token),
        personId,
        expiresAt: new Date(expiration),
        createdAt: new Date(now),
      });
    });
    return { userId: personId, token, expiration, expiresInMs };
  }

  /** Waits for a change of the password under way, which ends the sessions that it finds. */
  async function expectPassword(tx: Queries, personId: string, proved: string): Promise<void> {
    const [same] = await tx
      .select({ id: people.id })
      .from(people)
      .where(and(eq(people.id, personId), eq(people.passwordHash, proved)))
      .for('share');
    if (!same) throw new DomainError('wrong_credentials');
  }

  async function accountOf(usernameOrEmail: string) {
    const [person] = await db
      .select({ id: people.id, passwordHash: people.passwordHash })
      .from(people)
      .where(
        usernameOrEmail.includes('@')
          ? sql`lower(${people.email}) = lower(${usernameOrEmail})`
          : eq(people.username, usernameOrEmail.toLowerCase()),
      );
    return person;
  }

  /**
   * Checks a password, and counts wrong tries. Tries for one account from one household run in sequence, so
   * that many right ones at once do not look like guessing.
   */
  function tried(account: string, from: TriedFrom, isRight: () => Promise<boolean>): Promise<boolean> {
    const { household } = from;
    return oneAtATime(`${account} ${household}`, async () => {
      const takeBack = await wrongSignIns.count(from);
      // A try that is refused here must not count for the address.
      await attempts.count(account, household).catch(async (error) => {
        await takeBack();
        throw error;
      });
      if (!(await isRight())) return false;
      await takeBack();
      await attempts.clear(account, household);
      return true;
    });
  }

  async function hashOfNew(password: string): Promise<string> {
    if (await isCommonPassword(password)) throw new DomainError('password_common');
    return passwordHashOf(password);
  }

  return {
    /** Throws like `register` in `register.ts`. */
    register: async (given: Parameters<typeof register>[2], from: TriedFrom): Promise<SignedIn> =>
      signIn(await register(db, { clock, registrations, confirmation }, given, from)),

    /** Throws `wrong_credentials` and `too_many_tries`. */
    async login(given: { username: string; password: string }, from: TriedFrom): Promise<SignedIn> {
      await sweepNowAndThen();
      const person = await accountOf(given.username);
      const account = person?.id ?? `unknown:${given.username.toLowerCase()}`;
      const isRight = await tried(account, from, () => isPassword(given.password, person?.passwordHash));
      if (!person || !isRight) throw new DomainError('wrong_credentials');
      return signIn(person.id, person.passwordHash);
    },

    /**
     * Verifies the present password and returns the hash of a new one. Throws `current_password_wrong`,
     * `password_common` and `too_many_tries`.
     */
    async newPasswordHash(
      personId: string,
      { present, next }: { present: string; next: string },
      from: TriedFrom,
    ): Promise<ProvedPassword> {
      const [person] = await db
        .select({ passwordHash: people.passwordHash })
        .from(people)
        .where(eq(people.id, personId));
      const isRight = await tried(personId, from, () => isPassword(present, person?.passwordHash));
      if (!person || !isRight) throw new DomainError('current_password_wrong');
      return { proved: person.passwordHash, next: await hashOfNew(next) };
    },

    /**
     * Replaces the password, and ends all sessions except that of the token. Throws `current_password_wrong`
     * if the password was changed since it was verified.
     */
    async changePassword(
      tx: Queries,
      { id, token }: { id: string; token: string },
      { proved, next }: ProvedPassword,
    ): Promise<void> {
      const changed = await tx
        .update(people)
        .set({ passwordHash: next })
        .where(and(eq(people.id, id), eq(people.passwordHash, proved)))
        .returning({ id: people.id });
      if (changed.length === 0) throw new DomainError('current_password_wrong');
      await tx
        .delete(sessions)
        .where(and(eq(sessions.personId, id), ne(sessions.tokenHash, tokenHashOf(token))));
    },

    /** Returns the hash of a new password. Throws `password_common`. */
    passwordHashOf: hashOfNew,

    /** Replaces the password, and ends all sessions of the person. */
    async resetPassword(tx: Queries, personId: string, passwordHash: string): Promise<void> {
      await tx.update(people).set({ passwordHash }).where(eq(people.id, personId));
      await tx.delete(sessions).where(eq(sessions.personId, personId));
    },

    /** Forgets wrong tries to sign in to an account from a network. */
    forgiveTries: (personId: string, { household }: TriedFrom): Promise<void> =>
      attempts.clear(personId, household),

    async logout(token: string): Promise<void> {
      const ended = await db
        .delete(sessions)
        .where(eq(sessions.tokenHash, tokenHashOf(token)))
        .returning({ personId: sessions.personId });
      for (const about of ended) hint(sessionsEnded, about);
    },

    /** Ends what devices of ended sessions have open; call it once the change is committed. */
    signedOut: (personId: string) => hint(sessionsEnded, { personId }),

    async personOf(token: string): Promise<string | undefined> {
      const [session] = await sessionNow.execute({
        hash: tokenHashOf(token),
        now: new Date(clock()).toISOString(),
      });
      return session?.personId;
    },
  };
}
