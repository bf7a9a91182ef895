import { accountTexts, type EmailVerified } from '@vitrine/api';
import { and, eq, lt, or, sql } from 'drizzle-orm';
import { type Clock, DAY, HOUR } from '../clock.ts';
import type { Db, Queries } from '../db/client.ts';
import { violatedConstraint } from '../db/violation.ts';
import { DomainError } from '../domain-error.ts';
import { type LetterKind, queueMail } from '../mail/mail-queue.ts';
import type { ProfileDetails } from '../profile/profile-details.service.ts';
import { createAddressTries, type TriedFrom } from '../session/address-tries.service.ts';
import { people } from '../session/session.table.ts';
import { newToken, tokenHashOf } from '../tokens.ts';
import { emailVerifications } from './account.table.ts';
import type { AccountNotices } from './account-notices.service.ts';

export type EmailVerification = ReturnType<typeof createEmailVerification>;

const LETTER = 'verify email';
const LETTERS_ANEW = 'verify email anew';
/** How long the link of a mail can be used. */
const GOOD_FOR = 2 * DAY;
/** How long it is remembered that it was used. */
const KEPT_FOR = 30 * DAY;
/** How long an address is kept for who gave it and has not verified it. */
const HELD_FOR = 7 * DAY;
/** Mails that may be asked for in an hour: to one address, and from one. */
const MOST_TO_AN_ADDRESS = 5;
const MOST_FROM_AN_ADDRESS = 30;
/** People who wait for the same address, of whom one can have it. */
const MOST_WAITING = 3;
const SWEEP_EVERY = HOUR;

export interface EmailVerificationOptions {
  clock: Clock;
  details: ProfileDetails;
  notices: AccountNotices;
  /** Called once a mail waits to be sent. */
  onQueued(): void;
}

/** Whether addresses belong to those who gave them. */
export function createEmailVerification(
  db: Db,
  { clock, details, notices, onQueued }: EmailVerificationOptions,
) {
  const limit = (kind: 'verification mail' | 'verification mail to', most: number) =>
    createAddressTries(db, clock, { kind, most, window: HOUR, code: 'too_many_verifications' });
  const from = limit('verification mail', MOST_FROM_AN_ADDRESS);
  const to = limit('verification mail to', MOST_TO_AN_ADDRESS);
  let sweptAt = Number.NEGATIVE_INFINITY;

  /** Has a link sent to an address of a person, their own or the one that is to become it. */
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

  async function sweepNowAndThen() {
    if (clock() - sweptAt < SWEEP_EVERY) return;
    sweptAt = clock();
    const isOver = lt(emailVerifications.expiresAt, new Date(clock() - KEPT_FOR));
    await Promise.all([db.delete(emailVerifications).where(isOver), from.sweep(), to.sweep()]);
  }

  /** Who gave an address first and did not verify it has none from then on. */
  async function releaseFrom(tx: Queries, email: string, personId: string): Promise<void> {
    await tx
      .update(people)
      .set({ email: null })
      .where(
        sql`lower(${people.email}) = lower(${email}) and ${people.id} <> ${personId} and ${people.id} not in ${details.withVerified()}`,
      );
  }

  /** Uses a link. The address that was replaced, or null. */
  async function use(tx: Queries, tokenHash: string): Promise<{ replaced: string | null }> {
    const link = () =>
      tx.select().from(emailVerifications).where(eq(emailVerifications.tokenHash, tokenHash));
    const [sent] = await link();
    if (!sent) throw new DomainError('verification_invalid');
    const { personId, email } = sent;
    // Of several who verify one address at once, one does so first.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('email ' || lower(${email}), 0))`);
    const { person, said } = await details.held(tx, personId);
    // After the locks: who held them may have used the link, or taken it back.
    const [held] = await link();
    if (!held) throw new DomainError('verification_invalid');
    const { usedAt, expiresAt, replaced } = held;
    const present = person.email ?? '';
    const isTheirs = isSame(present, email);
    // A page that is opened again asks again.
    if (usedAt && isTheirs) return { replaced };
    const { pendingEmail, emailVerified } = said;
    const isPending = pendingEmail !== null && isSame(pendingEmail, email);
    if (usedAt || expiresAt.getTime() <= clock() || !(isTheirs || isPending))
      throw new DomainError('verification_invalid');
    if (isPending) {
      await releaseFrom(tx, email, personId);
      await tx.update(people).set({ email }).where(eq(people.id, personId));
    }
    await details.keep(tx, personId, { emailVerified: true, ...(isPending ? { pendingEmail: null } : {}) });
    const before = isPending && !isTheirs && present !== '' ? present : null;
    await tx
      .update(emailVerifications)
      .set({ usedAt: new Date(clock()), replaced: before })
      .where(eq(emailVerifications.tokenHash, tokenHash));
    if (before && emailVerified) await notices.tell(tx, 'email changed', { personId, to: before, email });
    return { replaced: before };
  }

  return {
    queue,
    wake: onQueued,

    /** Whether somebody else has verified an address, or gave it a short while ago and may still do so. */
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

    /** It becomes theirs once they verify it. */
    claim: (tx: Queries, personId: string, email: string): Promise<void> =>
      details.keep(tx, personId, { pendingEmail: email }),

    /** Throws `verification_invalid`, and `email_taken` where somebody else verified it first. */
    async verify(token: string): Promise<EmailVerified> {
      try {
        const { replaced } = await db.transaction((tx) => use(tx, tokenHashOf(token)));
        onQueued();
        return { success: true, message: accountTexts.verified, emailUpdated: replaced !== null };
      } catch (error) {
        if (violatedConstraint(error) === 'people_email_unique') throw new DomainError('email_taken');
        throw error;
      }
    },

    /** Counts a mail that is asked for. Throws `too_many_verifications`. */
    permit,

    /**
     * Sends the link again if an account at the address is unverified. The account is looked up when the mails are
     * written, so neither the answer nor its timing tells whether there is one. Throws `too_many_verifications`.
     */
    async resend(email: string, asked: TriedFrom): Promise<void> {
      const address = email.toLowerCase();
      await permit(address, asked);
      await queueMail(db, LETTERS_ANEW, { email: address }, new Date(clock()));
      onQueued();
    },

    /** The links that were sent to an address of a person lead nowhere any more. */
    async withdraw(tx: Queries, personId: string, email: string): Promise<void> {
      await tx
        .delete(emailVerifications)
        .where(and(eq(emailVerifications.personId, personId), eq(emailVerifications.email, email)));
    },
  };
}

/** A request to send the link again to all unverified accounts at an address; it is not a mail itself. */
export const verificationLettersAnew = (
  db: Db,
  { clock, details }: Omit<VerificationLetterOptions, 'origin'>,
): LetterKind => ({
  name: LETTERS_ANEW,
  async write({ email: address = '' }) {
    const waiting = await db
      .select({ id: people.id, email: people.email })
      .from(people)
      .where(
        or(sql`lower(${people.email}) = ${address}`, sql`${people.id} in ${details.withPending(address)}`),
      )
      .limit(MOST_WAITING);
    for (const { id, email: own } of waiting) {
      const { emailVerified } = await details.of(id);
      const isOwn = own !== null && isSame(own, address);
      if (isOwn && emailVerified) continue;
      await queueMail(db, LETTER, { personId: id, email: isOwn ? own : address }, new Date(clock()));
    }
    return undefined;
  },
});

export interface VerificationLetterOptions {
  clock: Clock;
  details: ProfileDetails;
  /** Scheme and host that people see. */
  origin: string;
}

/** The mail with the link. Its token is made when it is sent, and only its hash is kept. */
export const verificationLetter = (
  db: Db,
  { clock, details, origin }: VerificationLetterOptions,
): LetterKind => ({
  name: LETTER,
  async write({ personId = '', email = '' }) {
    const [person] = await db.select().from(people).where(eq(people.id, personId));
    if (!person) return undefined;
    const { emailVerified, pendingEmail } = await details.of(personId);
    const isPending = pendingEmail !== null && isSame(pendingEmail, email);
    const isUnverified = person.email !== null && isSame(person.email, email) && !emailVerified;
    if (!isPending && !isUnverified) return undefined;
    const isAnother = isPending && person.email !== null;
    const token = newToken();
    await db.insert(emailVerifications).values({
      tokenHash: tokenHashOf(token),
      personId,
      email,
      expiresAt: new Date(clock() + GOOD_FOR),
    });
    return {
      to: email,
      subject: isAnother ? 'Verify your new email address' : 'Verify your email address',
      paragraphs: [
        `Hello @${person.username},`,
        isAnother
          ? `This address is to take the place of the one that your account has now. Until you verify it, nothing changes.`
          : 'Please verify that this address is yours.',
      ],
      action: { label: 'Verify email', url: `${origin}/verify-email?token=${token}` },
      closing: [
        'The link works for two days, and once.',
        'If you did not ask for this mail, you need do nothing: without the link nothing happens.',
      ],
    };
  },
});

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
