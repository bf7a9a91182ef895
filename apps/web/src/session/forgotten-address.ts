import type { Location } from 'react-router-dom';

export const FORGOT_PASSWORD_PATH = '/forgot-password';

/** Hands an address that was typed as the username on to the page that sends a link to it. */
export const typedEmail = (typed: string) => (typed.includes('@') ? { email: typed.trim() } : null);

/** Returns the address that was typed into the sign-in form, if one was. */
export const typedEmailOf = ({ state }: Location): string =>
  (state as { email?: string } | null)?.email ?? '';
