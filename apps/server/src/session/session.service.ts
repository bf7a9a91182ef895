import type { SignedIn } from '@vitrine/api';
import { and, eq, gt, lt, ne, sql } from 'drizzle-orm';
import { type Clock, DAY, HOUR, MINUTE } from '../clock.ts';
import { createOneAtATime } from '../concurrency/one-at-a-time.ts';
import type { Db, Queries } from '../db/client.ts';
import { newId } from '../db/new-id.ts';
import { violatedConstraint } from '../db/violation.ts';
import { DomainError } from '../domain-error.ts';
import { newToken, tokenHashOf } from '../tokens.ts';
import { createAddressTries, type TriedFrom } from './address-tries.service.ts';
import { isCommonPassword } from './common-passwords.ts';
import { createLoginAttempts, LOGIN_WINDOW } from './login-attempts.service.ts';
import { isPassword, passwordHashOf } from './passwords.ts';
import { isReservedName } from './reserved-names.rules.ts';
import { people, sessions } from './session.table.ts';

const SWEEP_EVERY = 10 * MINUTE;

export type Session = ReturnType<typeof createSession>;

/** The hash of a new password, and that of the one it takes the place of. */
export interface ProvedPassword {
  proved: string;
  next: string;
}

/** How often things may be tried before they are refused for a while. */
export interface SessionLimits {
  /** Registrations from one address in an hour. */
  registrations: number;
  /** Wrong sign-ins from one address in 15 minutes, whatever the account. */
  wrongSignIns: number;
  /** Wrong sign-ins to one account from one address in 15 minutes. */
  wrongSignInsPerAccount: number;
}

export interface SessionOptions {
  clock: Clock;
  sessionDays: number;
  limits: SessionLimits;
  /** Has the address of somebody new confirmed: `queue` in the transaction that registers them, `wake` after it. */
  confirmation: {
    /** Whether somebody has confirmed that it is theirs, or gave it a short while ago. */
    isTaken(queries: Queries, email: string): Promise<boolean>;
    /** Notes that it becomes theirs once they confirm it: somebody else has given it long ago, and not confirmed it. */
    claim(tx: Queries, personId: string, email: string): Promise<void>;
    queue(tx: Queries, personId: string, email: string): Promise<void>;
    wake(): void;
  };
}

/** Accounts and sign-ins. */
export function createSession(db: Db, { clock, sessionDays, limits, confirmation }: SessionOptions) {
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
  let sweptAt = Number.NEGATIVE_INFINITY;

  // Nearly every request asks this.
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

  async function signIn(personId: string): Promise<SignedIn> {
    const token = newToken();
    const now = clock();
    const expiresInMs = sessionDays * DAY;
    const expiration = now + expiresInMs;
    await db.insert(sessions).values({
      tokenHash: tokenHashOf(token),
      personId,
      expiresAt: new Date(expiration),
      createdAt: new Date(now),
    });
    return { userId: personId, token, expiration, expiresInMs };
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

  async function refuseTaken(username: string, email: string) {
    const taken = await db.select({ id: people.id }).from(people).where(eq(people.username, username));
    if (taken.length > 0) throw new DomainError('username_taken');
    if (await confirmation.isTaken(db, email)) throw new DomainError('email_taken');
  }

  /** An address that somebody else gave long before becomes theirs once they confirm it. Throws `email_taken`. */
  async function create(person: typeof people.$inferInsert & { email: string }): Promise<void> {
    const { id, email } = person;
    await db.transaction(async (tx) => {
      const made = await tx.insert(people).values(person).onConflictDoNothing().returning({ id: people.id });
      if (made.length === 0) {
        if (await confirmation.isTaken(tx, email)) throw new DomainError('email_taken');
        await tx.insert(people).values({ ...person, email: null });
        await confirmation.claim(tx, id, email);
      }
      await confirmation.queue(tx, id, email);
    });
  }

  /** Counts a try of a password, unless it is right. One after the other, so that many right ones at once are not mistaken for guessing. */
  function tried(account: string, from: TriedFrom, isRight: () => Promise<boolean>): Promise<boolean> {
    const { household } = from;
    return oneAtATime(`${account} ${household}`, async () => {
      const takeBack = await wrongSignIns.count(from);
      // What is refused here is not tried, and must not close the address for others.
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

  async function sweepNowAndThen() {
    if (clock() - sweptAt < SWEEP_EVERY) return;
    sweptAt = clock();
    await db.delete(sessions).where(lt(sessions.expiresAt, new Date(clock())));
    await Promise.all([attempts.sweep(), registrations.sweep(), wrongSignIns.sweep()]);
  }

  return {
    /**
     * Creates an account and signs in. Throws `username_reserved`, `password_common`, `username_taken`, `email_taken` and
     * `too_many_registrations`.
     */
    async register(
      given: { username: string; email: string; password: string },
      from: TriedFrom,
    ): Promise<SignedIn> {
      const username = given.username.toLowerCase();
      const email = given.email.toLowerCase();
      if (isReservedName(username)) throw new DomainError('username_reserved');
      if (await isCommonPassword(given.password)) throw new DomainError('password_common');
      await refuseTaken(username, email);
      const takeBack = await registrations.count(from);
      const id = newId();
      const passwordHash = await passwordHashOf(given.password);
      try {
        await create({ id, username, email, passwordHash, createdAt: new Date(clock()) });
      } catch (error) {
        await takeBack();
        if (violatedConstraint(error) === 'people_username_unique') throw new DomainError('username_taken');
        throw error;
      }
      confirmation.wake();
      return signIn(id);
    },

    /** Signs in by username or email. Throws `wrong_credentials` and `too_many_tries`. */
    async login(given: { username: string; password: string }, from: TriedFrom): Promise<SignedIn> {
      await sweepNowAndThen();
      const person = await accountOf(given.username);
      const account = person?.id ?? `unknown:${given.username.toLowerCase()}`;
      const isRight = await tried(account, from, () => isPassword(given.password, person?.passwordHash));
      if (!person || !isRight) throw new DomainError('wrong_credentials');
      return signIn(person.id);
    },

    /**
     * The hash of a new password, once the present one is proved. Throws `current_password_wrong`, `password_common` and
     * `too_many_tries`.
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
      if (await isCommonPassword(next)) throw new DomainError('password_common');
      return { proved: person.passwordHash, next: await passwordHashOf(next) };
    },

    /**
     * Puts a password in the place of the present one, and ends all sessions but that of the token. Throws
     * `current_password_wrong` where another one took its place since it was proved.
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

    /** Ends the session of a token. */
    async logout(token: string): Promise<void> {
      await db.delete(sessions).where(eq(sessions.tokenHash, tokenHashOf(token)));
    },

    /** Whose token it is, while it lasts. */
    async personOf(token: string): Promise<string | undefined> {
      const [session] = await sessionNow.execute({
        hash: tokenHashOf(token),
        now: new Date(clock()).toISOString(),
      });
      return session?.personId;
    },
  };
}
