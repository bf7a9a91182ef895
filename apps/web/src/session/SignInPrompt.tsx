import { useSignInGate } from '@vitrine/hooks';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { signInPromptTexts } from '../messages.ts';
import { backTo, type SignInState } from './return-path.ts';

const LoginPrompt = lazy(() => import('./LoginPromptLayer.tsx'));

/** The one prompt that asks guests to sign in, whatever raised it. */
export function SignInPrompt() {
  const { reason, proceed, dismiss } = useSignInGate();
  const navigate = useNavigate();
  const location = useLocation();
  // The texts stay while the prompt closes.
  const [shown, setShown] = useState(reason);
  if (reason && reason !== shown) setShown(reason);

  // Whoever walks away from the page has answered.
  const askedOn = useRef(location.key);
  useEffect(() => {
    if (askedOn.current !== location.key) dismiss();
    askedOn.current = location.key;
  }, [location.key, dismiss]);

  if (!shown) return null;
  const goTo = (mode: NonNullable<SignInState['mode']>) => {
    proceed();
    const state: SignInState = { returnTo: backTo(location), mode };
    void navigate('/profile', { state });
  };

  return (
    <Suspense fallback={null}>
      <LoginPrompt
        {...signInPromptTexts(shown)}
        open={reason !== undefined}
        onOpenChange={(open) => open || dismiss()}
        onSignIn={() => goTo('login')}
        onCreateAccount={() => goTo('register')}
      />
    </Suspense>
  );
}
