import { accountTexts, type VitrineContract } from '@vitrine/api';
import type { Handlers } from '../http/mount.ts';
import type { Account } from './account.service.ts';
import type { EmailVerification } from './email-verification.service.ts';
import type { PasswordReset } from './password-reset.service.ts';
import type { ProfilePictures } from './profile-pictures.service.ts';

export interface AccountRoutesOptions {
  account: Account;
  pictures: ProfilePictures;
  verification: EmailVerification;
  reset: PasswordReset;
}

export const accountRoutes = ({
  account,
  pictures,
  verification,
  reset,
}: AccountRoutesOptions): Handlers<VitrineContract['account']> => ({
  update: ({ body, person, from }) => account.update(person, body, from),
  askPictureUpload: ({ body, person }) => pictures.ask(person.id, 'pictureId', body),
  keepPicture: ({ body, person, aside }) =>
    aside((signal) => pictures.keep(person.id, 'pictureId', body.key, signal)),
  askCoverUpload: ({ body, person }) => pictures.ask(person.id, 'coverId', body),
  keepCover: ({ body, person, aside }) =>
    aside((signal) => pictures.keep(person.id, 'coverId', body.key, signal)),
  removePicture: async ({ person }) => {
    await pictures.remove(person.id, 'pictureId');
    return { success: true, message: accountTexts.picture_removed };
  },
  removeCover: async ({ person }) => {
    await pictures.remove(person.id, 'coverId');
    return { success: true, message: accountTexts.cover_removed };
  },
  cancelPendingEmail: async ({ person }) => {
    await account.cancelPendingEmail(person.id);
    return { success: true, message: accountTexts.pending_cancelled };
  },
  verifyEmail: ({ query }) => verification.verify(query.token),
  resendVerification: async ({ body, from }) => {
    await verification.resend(body.email, from);
    return { success: true, message: accountTexts.verification_sent };
  },
  forgotPassword: async ({ body, from }) => {
    await reset.ask(body.email, from);
    return { message: accountTexts.reset_asked };
  },
  resetPassword: async ({ body, from }) => {
    await reset.reset(body, from);
    return { success: true, message: accountTexts.password_reset };
  },
});
