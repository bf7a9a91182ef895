import type { Location } from 'react-router-dom';

export const FORGOT_PASSWORD_PATH = '/forgot-password';

/** Returns the address that was typed into the sign-in form, if one was. */
export const typedEmailOf = ({ state }: Location): string =>
  (state as { email?: string } | null)?.email ?? '';
