import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isPlainClick } from '../shell/links/plain-click.ts';
import { backTo, PROMPTED_PATH, type SignInState, signInStateOf } from './return-path.ts';

type Mode = NonNullable<SignInState['mode']>;

/**
 * Returns a function that opens a sign-in page, by default `PROMPTED_PATH`. After the sign-in, the user
 * returns to the current page; from another sign-in page, to its return point.
 */
export function useGoToSignIn(path: string = PROMPTED_PATH): (mode: Mode) => void {
  const location = useLocation();
  const navigate = useNavigate();
  return (mode) => {
    const state: SignInState = { returnTo: backTo(location), ...signInStateOf(location), mode };
    void navigate(path, { state });
  };
}

/**
 * Returns the props of a link to a sign-in page, by default `PROMPTED_PATH`. After the sign-in, the user
 * returns as with `useGoToSignIn`.
 */
export function useSignInLink(mode: Mode, path: string = PROMPTED_PATH) {
  const goToSignIn = useGoToSignIn(path);
  return {
    href: path,
    onClick(event: MouseEvent) {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      goToSignIn(mode);
    },
  };
}
