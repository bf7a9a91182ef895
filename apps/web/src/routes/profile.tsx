import { useSession } from '@vitrine/hooks';
import { GuestProfile, useMessages } from '@vitrine/ui';
import type { MouseEvent } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { signInStateOf } from '../session/return-path.ts';
import { signInMessages } from '../session/sign-in.messages.ts';
import { useLeaveSignIn } from '../session/useLeaveSignIn.ts';
import { Appearance } from '../settings/Appearance.tsx';
import { usePageTitle } from '../shell/useDocumentTitle.ts';

/** Guests find the way to sign in; everybody else their own profile. */
export function Component() {
  const session = useSession();
  const location = useLocation();
  const navigate = useNavigate();
  const texts = useMessages(signInMessages);
  usePageTitle(texts.profile);

  const isOnTheWay = signInStateOf(location).returnTo !== undefined;
  useLeaveSignIn(isOnTheWay);
  if (session.status === 'authenticated') {
    return isOnTheWay ? null : <Navigate to={`/profile/${session.userId}`} replace />;
  }

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
      <Appearance />
    </>
  );
}
