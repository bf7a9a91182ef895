import type { Errors } from '../contract/errors.ts';

/** What a server refuses of follows. */
export const followErrors = {
  follow_self: { status: 400, text: 'Cannot follow yourself' },
} as const satisfies Errors;

/** What only clients say of follows. */
export const followFailures = {
  follow_guest: 'Must be authenticated to follow users',
} as const;
