import type { Errors } from '../contract/errors.ts';

/** The refusals of follows. */
export const followErrors = {
  follow_self: { status: 400, text: 'Cannot follow yourself' },
} as const satisfies Errors;

/** The messages of clients about follows. */
export const followFailures = {
  follow_guest: 'Must be authenticated to follow users',
} as const;
