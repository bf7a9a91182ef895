import type { Location, NavigateFunction } from 'react-router-dom';
import { historyEntry } from '../shell/history-entry.ts';
import { searchBelowOverlays } from '../shell/overlay-address.ts';

/** Where a person was when the sign-in began. */
interface ReturnPoint {
  /** Address on this site. */
  path: string;
  /** Number of the entry in the tab's history, where going back can lead to it. */
  entry?: number;
}

export interface SignInState {
  returnTo?: ReturnPoint;
  mode?: 'login' | 'register';
}

/** The state of an entry on the way to a sign-in; empty for any other. */
export function signInStateOf(location: Location): SignInState {
  const state = location.state as SignInState | null;
  return {
    ...(state?.returnTo ? { returnTo: state.returnTo } : {}),
    ...(state?.mode ? { mode: state.mode } : {}),
  };
}

/** The way back to a page that stays in the tab's history, scrolled as it is. */
export const backTo = (location: Location): ReturnPoint => {
  const entry = numberOfEntry();
  return { path: pathOf(location), ...(entry === undefined ? {} : { entry }) };
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

/** The router numbers the entries it makes; there is no other way to tell how far back a page lies. */
const numberOfEntry = (): number | undefined => {
  const { idx } = historyEntry<{ idx: unknown }>();
  return typeof idx === 'number' ? idx : undefined;
};
