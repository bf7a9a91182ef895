import { useSession } from '@vitrine/hooks';
import { GuestProfile } from '@vitrine/ui';
import type { MouseEvent } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { messages } from '../messages.ts';
import { signInStateOf } from '../session/return-path.ts';
import { sessionTexts } from '../session/session.messages.ts';
import { useLeaveSignIn } from '../session/useLeaveSignIn.ts';
import { Appearance } from '../settings/Appearance.tsx';
import { useDocumentTitle } from '../shell/useDocumentTitle.ts';

/** Guests find the way to sign in; everybody else their own profile (1 §2). */
export function Component() {
  const session = useSession();
  const location = useLocation();
  const navigate = useNavigate();
  useDocumentTitle(messages.titles.page(sessionTexts.profile));

  const isOnTheWay = signInStateOf(location).returnTo !== undefined;
  useLeaveSignIn(isOnTheWay);
  if (session.status === 'authenticated') {
    return isOnTheWay ? null : <Navigate to={`/profile/${session.userId}`} replace />;
  }

  const signIn = (event: MouseEvent) => {
    event.preventDefault();
    // In place of this entry: who goes back after signing in has seen it.
    void navigate('/login', { replace: true, state: signInStateOf(location) });
  };
  const { title, message, signIn: signInLabel } = sessionTexts.guest;
  return (
    <>
      <GuestProfile
        title={title}
        message={message}
        signInLabel={signInLabel}
        signInHref="/login"
        onSignIn={signIn}
      />
      <Appearance />
    </>
  );
}
