import type { Location, NavigateFunction } from 'react-router-dom';
import { cameFromOf, numberOfEntry, type ReturnPoint } from '../shell/history-entry.ts';
import { searchBelowOverlays } from '../shell/overlay-address.ts';

/** The page of the sign-in. */
export const SIGN_IN_PATH = '/login';

/** The page that prompts lead to: it shows the form that the person asked for. */
export const PROMPTED_PATH = '/profile';

export interface SignInState {
  /** The page that the sign-in was begun on. */
  returnTo?: ReturnPoint;
  mode?: 'login' | 'register';
}

/** The state of an entry on the way to a sign-in; empty for any other. */
export function signInStateOf(location: Location): SignInState {
  const state = location.state as SignInState | null;
  const returnTo = state?.returnTo ?? (location.pathname === SIGN_IN_PATH ? cameFromOf(location) : undefined);
  return { ...(returnTo && { returnTo }), ...(state?.mode && { mode: state.mode }) };
}

/** The way back to a page that stays in the tab's history, scrolled as it is. */
export const backTo = (location: Location): ReturnPoint => {
  return { path: pathOf(location), entry: numberOfEntry() };
};

/** The way to a page that a guard did not let the person into. */
export const onTo = (location: Location): ReturnPoint => ({ path: pathOf(location) });

/** Leaves the sign-in for where the person came from, else for the home page. */
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
