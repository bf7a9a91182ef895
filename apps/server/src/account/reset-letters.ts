import { sql } from 'drizzle-orm';
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
    const token = newToken();
    const person = await db.transaction(async (tx) => {
      // Under the lock of the account, so that no change of the address misses the new link.
      const { person: held, said } = await details.held(tx, personId);
      if (!said.emailVerified || held.email?.toLowerCase() !== email) return undefined;
      await tx
        .insert(passwordResets)
        .values({ tokenHash: tokenHashOf(token), personId, expiresAt: new Date(clock() + GOOD_FOR) });
      return { username: held.username, email: held.email };
    });
    if (!person) return undefined;
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
