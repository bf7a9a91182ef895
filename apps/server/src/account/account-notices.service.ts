import { eq } from 'drizzle-orm';
import type { Db, Queries } from '../db/client.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Letter } from '../mail/letter.ts';
import { type LetterKind, queueMail } from '../mail/mail-queue.ts';
import { people } from '../people/people.table.ts';

/** Security notices to verified addresses, in case another person made the change. */
type AccountNotice = 'email change asked for' | 'email changed' | 'password changed' | 'password reset';

export type AccountNotices = ReturnType<typeof createAccountNotices>;

export const createAccountNotices = ({ clock }: { clock: Clock }) => ({
  /**
   * Queues a notice to the person's present or former address (`to`). `email` is the new address, if the
   * notice names one.
   */
  tell: (
    tx: Queries,
    notice: AccountNotice,
    about: { personId: string; to: string; email?: string },
  ): Promise<void> => queueMail(tx, notice, about, new Date(clock())),
});

export const accountNoticeLetters = (db: Db, { origin }: { origin: string }): LetterKind[] =>
  Object.entries(TEXTS).map(([name, write]) => ({
    name,
    async write({ personId = '', to = '', email = '' }) {
      const [person] = await db
        .select({ username: people.username })
        .from(people)
        .where(eq(people.id, personId));
      if (!person) return undefined;
      const { said, unlessYou, ...letter } = write({ origin, email });
      return {
        ...letter,
        to,
        paragraphs: [`Hello @${person.username},`, said],
        closing: ['If this was you, you need do nothing.', `If it was not you: ${unlessYou}`],
      };
    },
  }));

interface NoticeText extends Pick<Letter, 'subject' | 'action'> {
  said: string;
  unlessYou: string;
}

const TEXTS: Record<AccountNotice, (about: { origin: string; email: string }) => NoticeText> = {
  'email change asked for': ({ origin, email }) => ({
    subject: 'Your email address is to be changed',
    said: `Somebody who is signed in to your account wants its email address to be ${email}. It becomes that once the new address is verified.`,
    action: { label: 'Look at your account', url: `${origin}/edit-profile` },
    unlessYou: 'sign in, cancel the change, and choose another password. That signs everybody else out.',
  }),
  'email changed': ({ origin, email }) => ({
    subject: 'Your email address was changed',
    said: `The email address of your account is ${email} from now on. This address is not used any more.`,
    action: { label: 'Look at your account', url: `${origin}/edit-profile` },
    unlessYou:
      'sign in by your username, choose another password, and give your own address again. A new password signs everybody else out.',
  }),
  'password changed': ({ origin }) => ({
    subject: 'Your password was changed',
    said: 'The password of your account was changed, and all other devices were signed out.',
    action: { label: 'Look at your account', url: `${origin}/edit-profile` },
    unlessYou:
      'somebody else knows your password, and you cannot sign in any more. Ask us for help from this address, so that we know that the account is yours.',
  }),
  'password reset': ({ origin }) => ({
    subject: 'Your password was reset',
    said: 'A new password was chosen for your account with a link that we sent to this address. All devices were signed out.',
    action: { label: 'Log in', url: `${origin}/login` },
    unlessYou:
      'somebody else reads your mail. Choose another password for your mail first, then ask for a reset link again.',
  }),
};
