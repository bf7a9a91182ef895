import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isPlainClick } from '../shell/plain-click.ts';
import { backTo, PROMPTED_PATH, type SignInState, signInStateOf } from './return-path.ts';

type Mode = NonNullable<SignInState['mode']>;

/** Leads to a page of the sign-in, that of prompts by default, from which the person comes back to where they are. */
export function useGoToSignIn(path: string = PROMPTED_PATH): (mode: Mode) => void {
  const location = useLocation();
  const navigate = useNavigate();
  return (mode) => {
    const state: SignInState = { returnTo: backTo(location), ...signInStateOf(location), mode };
    void navigate(path, { state });
  };
}

/** A link to a page of the sign-in, that of prompts by default, from which the person comes back to where they are. */
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
