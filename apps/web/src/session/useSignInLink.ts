import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isPlainClick } from '../shell/plain-click.ts';
import { backTo, SIGN_IN_PATH, type SignInState, signInStateOf } from './return-path.ts';

type Mode = NonNullable<SignInState['mode']>;

/** Leads to the sign-in, from which the person comes back to where they are. */
export function useGoToSignIn(): (mode: Mode) => void {
  const location = useLocation();
  const navigate = useNavigate();
  return (mode) => {
    const state: SignInState = { returnTo: backTo(location), ...signInStateOf(location), mode };
    void navigate(SIGN_IN_PATH, { state });
  };
}

/** A link to the sign-in, from which the person comes back to where they are. */
export function useSignInLink(mode: Mode) {
  const goToSignIn = useGoToSignIn();
  return {
    href: SIGN_IN_PATH,
    onClick(event: MouseEvent) {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      goToSignIn(mode);
    },
  };
}
