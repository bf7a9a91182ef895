import { useSession } from '@vitrine/hooks';
import { GuestProfile, useMessages } from '@vitrine/ui';
import type { MouseEvent } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { WhatElseWithOverlay } from '../open-product/WhatElseWithOverlay.tsx';
import { signInStateOf } from '../session/return-path.ts';
import { SignInForm } from '../session/SignInForm.tsx';
import { signInMessages } from '../session/sign-in.messages.ts';
import { useLeaveSignIn } from '../session/useLeaveSignIn.ts';
import { Appearance } from '../settings/Appearance.tsx';
import { usePageTitle } from '../shell/useDocumentTitle.ts';
import * as styles from './profile.css.ts';

/** Guests find the way to sign in, or the form itself where they asked for it; everybody else their own profile. */
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

  const signIn = (event: MouseEvent) => {
    event.preventDefault();
    // Replaces this entry, so that going back after the sign-in does not lead here again.
    void navigate('/login', { replace: true, state: signInStateOf(location) });
  };
  return (
    <>
      <GuestProfile
        title={texts.guestTitle}
        message={texts.guestMessage}
        signInLabel={texts.guestSignIn}
        signInHref="/login"
        onSignIn={signIn}
      />
      <div className={styles.appearance}>
        <Appearance />
      </div>
      <WhatElseWithOverlay />
    </>
  );
}
