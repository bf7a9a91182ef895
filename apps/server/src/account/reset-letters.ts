import { eq, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { type Clock, HOUR } from '../kernel/clock.ts';
import { newToken, tokenHashOf } from '../kernel/tokens.ts';
import { type LetterKind, queueMail } from '../mail/mail-queue.ts';
import { people } from '../people/people.table.ts';
import type { ProfileDetails } from '../profile/profile-details.service.ts';
import { passwordResets } from './account.table.ts';

/** Stored with queued jobs, so it must never change. */
export const RESET_ASKED = 'reset password asked';
const RESET = 'reset password';
const GOOD_FOR = HOUR;

export interface ResetLetterOptions {
  clock: Clock;
  details: ProfileDetails;
}

/** A job that queues the letter for the person who has verified an address. It sends no mail itself. */
export const resetsAsked = (db: Db, { clock, details }: ResetLetterOptions): LetterKind => ({
  name: RESET_ASKED,
  async write({ email = '' }) {
    const found = await db
      .select({ id: people.id })
      .from(people)
      .where(sql`lower(${people.email}) = ${email} and ${people.id} in ${details.withVerified()}`);
    for (const { id } of found) await queueMail(db, RESET, { personId: id, email }, new Date(clock()));
    return undefined;
  },
});

/** Letter with a reset link. Its token is created when the mail is sent, and only the hash is stored. */
export const resetLetter = (
  db: Db,
  { clock, details, origin }: ResetLetterOptions & { origin: string },
): LetterKind => ({
  name: RESET,
  async write({ personId = '', email = '' }) {
    const [person] = await db.select().from(people).where(eq(people.id, personId));
    const { emailVerified } = await details.of(personId);
    // The address may have changed since.
    if (!person?.email || !emailVerified || person.email.toLowerCase() !== email) return undefined;
    const token = newToken();
    await db
      .insert(passwordResets)
      .values({ tokenHash: tokenHashOf(token), personId, expiresAt: new Date(clock() + GOOD_FOR) });
    return {
      to: person.email,
      subject: 'Reset your password',
      paragraphs: [
        `Hello @${person.username},`,
        'Somebody asked for a link to choose a new password for your account.',
      ],
      action: { label: 'Choose a new password', url: `${origin}/reset-password?token=${token}` },
      closing: [
        'The link works for an hour, and once.',
        'If you did not ask for it, you need do nothing: your password stays as it is.',
      ],
    };
  },
});
