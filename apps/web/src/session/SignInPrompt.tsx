import { useSignInGate } from '@vitrine/hooks';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { profilePathOf } from '../discover/profile-address.ts';
import { messages } from '../messages.ts';
import { Layer } from '../shell/Layer.tsx';
import { pageKeyOf } from '../shell/page-key.ts';
import { useToast } from '../shell/toasts.tsx';
import { backTo, type SignInState } from './return-path.ts';

const SIGN_IN_PAGES = ['/profile', '/login'];

const loadQuestion = () => import('./LoginPromptLayer.tsx').then(({ SignInQuestion }) => SignInQuestion);

/** The one prompt that asks guests to sign in, whatever raised it. */
export function SignInPrompt() {
  const { reason, proceed, dismiss, leavePage, forget } = useSignInGate();
  const navigate = useNavigate();
  const location = useLocation();
  // The texts stay while the prompt closes.
  const [shown, setShown] = useState(reason);
  if (reason && reason !== shown) setShown(reason);

  // Whoever walks away from the page has answered.
  const page = pageKeyOf(location);
  const askedOn = useRef(page);
  useEffect(() => {
    if (askedOn.current !== page) leavePage();
    askedOn.current = page;
  }, [page, leavePage]);

  // So has a guest who leaves the sign-in for another page.
  const isSigningIn = SIGN_IN_PAGES.includes(location.pathname);
  useEffect(() => {
    if (!isSigningIn) forget();
  }, [isSigningIn, forget]);

  if (!shown) return null;
  const goTo = (mode: NonNullable<SignInState['mode']>) => {
    proceed();
    const returnTo = shown.kind === 'profile' ? { path: profilePathOf(shown.username) } : backTo(location);
    const state: SignInState = { returnTo, mode };
    void navigate('/profile', { state });
  };

  return (
    <Layer
      load={loadQuestion}
      props={{
        reason: shown,
        open: reason !== undefined,
        onOpenChange: (open: boolean) => open || dismiss(),
        onSignIn: () => goTo('login'),
        onCreateAccount: () => goTo('register'),
      }}
      fallback={reason && <Unasked onSaid={dismiss} />}
    />
  );
}

/** What draws the prompt could not be loaded: the message is said another way. */
function Unasked({ onSaid }: { onSaid(): void }) {
  const showToast = useToast();
  useEffect(() => {
    showToast({ text: messages.signInFirst });
    onSaid();
  }, [onSaid, showToast]);
  return null;
}
