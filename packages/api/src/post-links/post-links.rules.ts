import type { Errors } from '../contract/errors.ts';

/** Errors of post links. */
export const postLinkErrors = {
  post_link_not_found: { status: 404, text: 'This link is no longer in the post.' },
} as const satisfies Errors;
