import type { Errors } from '../contract/errors.ts';

/** The refusals of links of posts. */
export const postLinkErrors = {
  post_link_not_found: { status: 404, text: 'This link is not in the post any more.' },
} as const satisfies Errors;
