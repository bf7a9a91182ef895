import type { Errors } from '../contract/errors.ts';

/** What a server refuses of profiles. */
export const profileErrors = {
  profile_not_found: { status: 404, text: 'Error loading profile' },
} as const satisfies Errors;
