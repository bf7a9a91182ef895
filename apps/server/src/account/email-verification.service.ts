import { accountTexts, type EmailVerified } from '@vitrine/api';
import { and, eq, lt, sql } from 'drizzle-orm';
import { nowAndThen } from '../concurrency/now-and-then.ts';
import type { Db, Queries } from '../db/client.ts';
import { violatedConstraint } from '../db/violation.ts';
import { DAY, HOUR } from '../kernel/clock.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { queueMail } from '../mail/mail-queue.ts';
import { people } from '../people/people.table.ts';
import { createAddressTries, type TriedFrom } from '../session/address-tries.service.ts';
import { emailVerifications } from './account.table.ts';
import { LETTER, LETTERS_ANEW } from './verification-letters.ts';
import { type VerifyEmailNeeds, verifyEmail } from './verify-email.ts';

export type EmailVerification = ReturnType<typeof createEmailVerification>;

/** Time that a link's row is kept after it expired. */
const KEPT_FOR = 30 * DAY;
/** Time after registration during which an unverified address is reserved for its account. */
const HELD_FOR = 7 * DAY;
/** Maximum mails per hour: to one email address, and requested from one network address. */
const MOST_TO_AN_ADDRESS = 5;
const MOST_FROM_AN_ADDRESS = 30;
const SWEEP_EVERY = HOUR;

export interface EmailVerificationOptions extends VerifyEmailNeeds {
  onQueued(): void;
}

export function createEmailVerification(
  db: Db,
  { clock, details, notices, onQueued }: EmailVerificationOptions,
) {
  const limit = (kind: 'verification mail' | 'verification mail to', most: number) =>
    createAddressTries(db, clock, { kind, most, window: HOUR, code: 'too_many_verifications' });
  const from = limit('verification mail', MOST_FROM_AN_ADDRESS);
  const to = limit('verification mail to', MOST_TO_AN_ADDRESS);
  const sweepNowAndThen = nowAndThen(clock, SWEEP_EVERY, () => {
    const isOver = lt(emailVerifications.expiresAt, new Date(clock() - KEPT_FOR));
    return Promise.all([db.delete(emailVerifications).where(isOver), from.sweep(), to.sweep()]);
  });

  const queue = (tx: Queries, personId: string, email: string) =>
    queueMail(tx, LETTER, { personId, email }, new Date(clock()));

  async function permit(address: string, asked: TriedFrom): Promise<void> {
    await sweepNowAndThen();
    const takeBack = await from.count(asked);
    await to.count({ household: address, site: address }).catch(async (error: unknown) => {
      await takeBack();
      throw error;
    });
  }

  return {
    queue,
    wake: onQueued,

    /** Whether another account has verified the address, or registered with it less than `HELD_FOR` ago. */
    async isTaken(queries: Queries, email: string, personId = ''): Promise<boolean> {
      const since = new Date(clock() - HELD_FOR).toISOString();
      const holders = await queries
        .select({ id: people.id })
        .from(people)
        .where(
          sql`lower(${people.email}) = lower(${email}) and ${people.id} <> ${personId}
            and (${people.createdAt} > ${since}::timestamptz or ${people.id} in ${details.withVerified()})`,
        );
      return holders.length > 0;
    },

    claim: (tx: Queries, personId: string, email: string): Promise<void> =>
      details.keep(tx, personId, { pendingEmail: email }),

    /**
     * Verifies the address of a link. Throws `verification_invalid`, and `email_taken` if another account
     * verified it first.
     */
    async verify(token: string): Promise<EmailVerified> {
      try {
        const { replaced } = await db.transaction((tx) =>
          verifyEmail(tx, { clock, details, notices }, token),
        );
        onQueued();
        return { success: true, message: accountTexts.verified, emailUpdated: replaced !== null };
      } catch (error) {
        if (violatedConstraint(error) === 'people_email_unique') throw new DomainError('email_taken');
        throw error;
      }
    },

    /**
     * Counts a requested mail against the limits of its email address and of the requesting network. Throws
     * `too_many_verifications`.
     */
    permit,

    /**
     * Queues the link again for accounts that have not verified the address. Accounts are looked up only when
     * mails are written, so that the response does not reveal them. Throws `too_many_verifications`.
     */
    async resend(email: string, asked: TriedFrom): Promise<void> {
      const address = email.toLowerCase();
      await permit(address, asked);
      await queueMail(db, LETTERS_ANEW, { email: address }, new Date(clock()));
      onQueued();
    },

    async withdraw(tx: Queries, personId: string, email: string): Promise<void> {
      await tx
        .delete(emailVerifications)
        .where(and(eq(emailVerifications.personId, personId), eq(emailVerifications.email, email)));
    },
  };
}
