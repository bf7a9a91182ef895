import { useSignInGate } from '@vitrine/hooks';
import { useMessages } from '@vitrine/ui';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { NotLoaded } from '../shell/failures/NotLoaded.tsx';
import { pageKeyOf } from '../shell/history/page-key.ts';
import { lazyLayer } from '../shell/layers/lazy-layer.tsx';
import { shellMessages } from '../shell/shell.messages.ts';

const SIGN_IN_PAGES = ['/profile', '/login'];

const SignInQuestion = lazyLayer(() => import('./SignInQuestion.tsx'), 'SignInQuestion');

export function SignInPrompt() {
  const { reason, dismiss, leavePage, forget } = useSignInGate();
  const location = useLocation();
  const { loginFirst } = useMessages(shellMessages);
  // The texts stay while the prompt fades out.
  const [shown, setShown] = useState(reason);
  if (reason && reason !== shown) setShown(reason);

  // Another page closes the prompt, except after an expired session.
  const page = pageKeyOf(location);
  const askedOn = useRef(page);
  useEffect(() => {
    if (askedOn.current !== page) leavePage();
    askedOn.current = page;
  }, [page, leavePage]);

  // A guest who leaves the sign-in page gives up the blocked action.
  const isSigningIn = SIGN_IN_PAGES.includes(location.pathname);
  useEffect(() => {
    if (!isSigningIn) forget();
  }, [isSigningIn, forget]);

  if (!shown) return null;
  return (
    <SignInQuestion
      reason={shown}
      open={reason !== undefined}
      fallback={reason && <NotLoaded text={loginFirst} onSaid={dismiss} />}
    />
  );
}
