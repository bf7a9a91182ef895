import { useSignInGate } from '@vitrine/hooks';
import { useMessages } from '@vitrine/ui';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyLayer } from '../shell/lazy-layer.tsx';
import { pageKeyOf } from '../shell/page-key.ts';
import { shellMessages } from '../shell/shell.messages.ts';
import { useToast } from '../shell/toasts.tsx';

const SIGN_IN_PAGES = ['/profile', '/login'];

const SignInQuestion = lazyLayer(() =>
  import('./SignInQuestion.tsx').then(({ SignInQuestion: loaded }) => loaded),
);

/** The prompt that asks guests to sign in, for all reasons. */
export function SignInPrompt() {
  const { reason, dismiss, leavePage, forget } = useSignInGate();
  const location = useLocation();
  // The texts stay while the prompt closes.
  const [shown, setShown] = useState(reason);
  if (reason && reason !== shown) setShown(reason);

  // Going to another page closes the prompt.
  const page = pageKeyOf(location);
  const askedOn = useRef(page);
  useEffect(() => {
    if (askedOn.current !== page) leavePage();
    askedOn.current = page;
  }, [page, leavePage]);

  // A guest who leaves the sign-in for another page has declined too.
  const isSigningIn = SIGN_IN_PAGES.includes(location.pathname);
  useEffect(() => {
    if (!isSigningIn) forget();
  }, [isSigningIn, forget]);

  if (!shown) return null;
  return (
    <SignInQuestion
      reason={shown}
      open={reason !== undefined}
      fallback={reason && <Unasked onSaid={dismiss} />}
    />
  );
}

/** Says the message as a toast when the prompt could not be loaded. */
function Unasked({ onSaid }: { onSaid(): void }) {
  const showToast = useToast();
  const { signInFirst } = useMessages(shellMessages);
  useEffect(() => {
    showToast({ text: signInFirst });
    onSaid();
  }, [onSaid, showToast, signInFirst]);
  return null;
}
