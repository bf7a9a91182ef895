import { useSession } from '@vitrine/hooks';
import { GuestProfile, useMessages } from '@vitrine/ui';
import type { MouseEvent } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { WhatElseWithOverlay } from '../open-product/WhatElseWithOverlay.tsx';
import { SIGN_IN_PATH, type SignInState, signInStateOf } from '../session/return-path.ts';
import { SignInForm } from '../session/SignInForm.tsx';
import { signInMessages } from '../session/sign-in.messages.ts';
import { useGuestPictures } from '../session/useGuestPictures.ts';
import { useLeaveSignIn } from '../session/useLeaveSignIn.ts';
import { Appearance } from '../settings/Appearance.tsx';
import { Footer } from '../shell/page/Footer.tsx';
import { usePageTitle } from '../shell/page/useDocumentTitle.ts';
import * as styles from './profile.css.ts';

/**
 * Invites guests to sign in, or shows the requested login or registration form. Redirects signed-in users to
 * their previous page or their own profile.
 */
export function Component() {
  const session = useSession();
  const { returnTo, mode } = signInStateOf(useLocation());
  const isOnTheWay = returnTo !== undefined;
  useLeaveSignIn(isOnTheWay);
  if (session.status === 'authenticated') {
    return isOnTheWay ? null : <Navigate to={`/profile/${session.userId}`} replace />;
  }
  return mode ? <SignInForm key={mode} mode={mode} /> : <Guest />;
}

function Guest() {
  const location = useLocation();
  const navigate = useNavigate();
  const texts = useMessages(signInMessages);
  usePageTitle(texts.profile);
  const pictures = useGuestPictures();

  const signIn = (event: MouseEvent, state: SignInState = {}) => {
    event.preventDefault();
    // Replaces this entry, so that going back after the sign-in does not lead here.
    void navigate(SIGN_IN_PATH, { replace: true, state: { ...signInStateOf(location), ...state } });
  };
  return (
    <>
      <GuestProfile
        title={texts.guestTitle}
        message={texts.guestMessage}
        pictures={pictures}
        signInLabel={texts.guestSignIn}
        signInHref={SIGN_IN_PATH}
        onSignIn={signIn}
        createAccountHref={SIGN_IN_PATH}
        onCreateAccount={(event) => signIn(event, { mode: 'register' })}
      />
      <WhatElseWithOverlay />
      <div className={styles.appearance}>
        <Appearance />
      </div>
      <Footer />
    </>
  );
}
