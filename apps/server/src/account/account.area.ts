import { defineArea, type House } from '../area/define-area.ts';
import { createProfileDetails } from '../profile/profile-details.service.ts';
import type { Session } from '../session/session.service.ts';
import { accountRoutes } from './account.routes.ts';
import { createAccount } from './account.service.ts';
import { accountNoticeLetters, createAccountNotices } from './account-notices.service.ts';
import { createEmailVerification, type EmailVerification } from './email-verification.service.ts';
import { createPasswordReset } from './password-reset.service.ts';
import { createProfilePictures, type ProfilePicturesOptions } from './profile-pictures.service.ts';
import { resetLetter, resetsAsked } from './reset-letters.ts';
import { verificationLetter, verificationLettersAnew } from './verification-letters.ts';

export const accountArea = defineArea({
  brings({ db, clock, onMailQueued: onQueued }) {
    const details = createProfileDetails(db);
    const notices = createAccountNotices({ clock });
    return {
      confirmation: createEmailVerification(db, { clock, details, notices, onQueued }),
      letters: {
        account: (origin: string) => [
          verificationLetter(db, { clock, details, origin }),
          verificationLettersAnew(db, { clock, details }),
          resetsAsked(db, { clock, details }),
          resetLetter(db, { clock, details, origin }),
          ...accountNoticeLetters(db, { origin }),
        ],
      },
    };
  },
  open({
    db,
    clock,
    config: { resets: limits },
    onMailQueued: onQueued,
    uploads,
    session,
    confirmation: verification,
  }: House &
    Pick<ProfilePicturesOptions, 'uploads'> & { session: Session; confirmation: EmailVerification }) {
    const details = createProfileDetails(db);
    const notices = createAccountNotices({ clock });
    const account = createAccount(db, { details, session, notices, verification });
    const reset = createPasswordReset(db, { clock, details, notices, session, limits, onQueued });
    const pictures = createProfilePictures(db, { details, uploads });
    return { handlers: { account: accountRoutes({ account, pictures, verification, reset }) } };
  },
});
