import type { Errors } from '../contract/errors.ts';

/** Errors of follows. */
export const followErrors = {
  follow_self: { status: 400, text: 'Cannot follow yourself' },
} as const satisfies Errors;
