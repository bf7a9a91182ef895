import { eq, or, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { type Clock, DAY } from '../kernel/clock.ts';
import { newToken, tokenHashOf } from '../kernel/tokens.ts';
import { type LetterKind, queueMail } from '../mail/mail-queue.ts';
import { people } from '../people/people.table.ts';
import type { ProfileDetails } from '../profile/profile-details.service.ts';
import { emailVerifications } from './account.table.ts';
import { isSame } from './verify-email.ts';

export const LETTER = 'verify email';
export const LETTERS_ANEW = 'verify email anew';
const GOOD_FOR = 2 * DAY;
/** Maximum accounts with the same pending address that get a link; only one can have the address. */
const MOST_WAITING = 3;

/**
 * A job that queues the link again for at most `MOST_WAITING` accounts that have not verified the address. It
 * sends no mail itself.
 */
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
  origin: string;
}

/**
 * Letter with a verification link. Its token is created when the mail is sent, and only the hash is stored.
 */
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
