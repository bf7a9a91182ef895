import type { Location, NavigateFunction } from 'react-router-dom';
import { cameFromOf, numberOfEntry, type ReturnPoint } from '../shell/history/history-entry.ts';
import { searchBelowOverlays } from '../shell/layers/overlay-address.ts';

export const SIGN_IN_PATH = '/login';

/** Page that sign-in prompts lead to; it shows the requested form. */
export const PROMPTED_PATH = '/profile';

export interface SignInState {
  /** The page to return to after the sign-in. */
  returnTo?: ReturnPoint;
  mode?: 'login' | 'register';
}

export function signInStateOf(location: Location): SignInState {
  const state = location.state as SignInState | null;
  const returnTo = state?.returnTo ?? (location.pathname === SIGN_IN_PATH ? cameFromOf(location) : undefined);
  return { ...(returnTo && { returnTo }), ...(state?.mode && { mode: state.mode }) };
}

/** Returns the return point of a page in the history. Going back restores its scroll position. */
export const backTo = (location: Location): ReturnPoint => {
  return { path: pathOf(location), entry: numberOfEntry() };
};

/** Returns the return point of a page refused by a guard. It is opened anew. */
export const onTo = (location: Location): ReturnPoint => ({ path: pathOf(location) });

/** Leaves the sign-in for its return point, else for the home page. */
export function leaveSignIn(navigate: NavigateFunction, { returnTo }: SignInState): void {
  const current = numberOfEntry();
  if (returnTo?.entry !== undefined && current !== undefined && returnTo.entry < current) {
    void navigate(returnTo.entry - current);
  } else {
    void navigate(returnTo && isOwnPath(returnTo.path) ? returnTo.path : '/', { replace: true });
  }
}

const pathOf = (location: Location) => location.pathname + searchBelowOverlays(location) + location.hash;

const isOwnPath = (path: string): boolean => /^\/(?![/\\])/.test(path);
