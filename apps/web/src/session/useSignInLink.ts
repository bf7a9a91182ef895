import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isPlainClick } from '../shell/plain-click.ts';
import { backTo, type SignInState, signInStateOf } from './return-path.ts';

/** The page of the sign-in. */
export const SIGN_IN_PATH = '/login';

/** A link to the sign-in, from which the person comes back to where they are. */
export function useSignInLink(mode: NonNullable<SignInState['mode']>) {
  const location = useLocation();
  const navigate = useNavigate();
  return {
    href: SIGN_IN_PATH,
    onClick(event: MouseEvent) {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      const state: SignInState = { returnTo: backTo(location), ...signInStateOf(location), mode };
      void navigate(SIGN_IN_PATH, { state });
    },
  };
}
