import { accountNoticeLetters } from '../account/account-notices.service.ts';
import { resetLetter, resetsAsked } from '../account/reset-letters.ts';
import { verificationLetter, verificationLettersAnew } from '../account/verification-letters.ts';
import { noLog } from '../kernel/log.ts';
import { type MailWork, sendMails } from '../mail/mail-queue.ts';
import type { Mail, MailTransport } from '../mail/mail-transport.ts';
import { digestLetter } from '../notifications/digests.ts';
import { createProfileDetails } from '../profile/profile-details.service.ts';
import type { World } from './harness.ts';

export const ORIGIN = 'https://shop.example';

export const mailWork = (
  { database: { db }, clock }: World,
  transport: Pick<MailTransport, 'send'>,
): MailWork => ({
  db,
  letters: [
    verificationLetter(db, {
      clock: () => clock.now,
      details: createProfileDetails(db),
      origin: ORIGIN,
    }),
    verificationLettersAnew(db, { clock: () => clock.now, details: createProfileDetails(db) }),
    resetsAsked(db, { clock: () => clock.now, details: createProfileDetails(db) }),
    resetLetter(db, { clock: () => clock.now, details: createProfileDetails(db), origin: ORIGIN }),
    digestLetter(db, { clock: () => clock.now, details: createProfileDetails(db), origin: ORIGIN }),
    ...accountNoticeLetters(db, { origin: ORIGIN }),
  ],
  transport: { close() {}, ...transport },
  siteName: 'Vitrine',
  log: noLog,
  clock: () => clock.now,
});

export async function mailsOf(world: World): Promise<Mail[]> {
  const sent: Mail[] = [];
  await sendMails(mailWork(world, { send: async (mail) => void sent.push(mail) }));
  return sent;
}

export const tokenIn = ({ text }: Mail): string => text.match(/\/verify-email\?token=([\w-]+)/)?.[1] ?? '';

export const resetTokenIn = ({ text }: Mail): string =>
  text.match(/\/reset-password\?token=([\w-]+)/)?.[1] ?? '';
