import type { Errors } from '../contract/errors.ts';

/** Characters of a comment. */
export const COMMENT_MAX = 1000;

/** The refusals of comments. */
export const commentErrors = {
  comment_empty: { status: 400, text: 'Write something first.' },
  comment_not_yours: { status: 403, text: 'Only who wrote a comment can delete it.' },
  too_many_comments: {
    status: 429,
    text: 'You are commenting too fast. Please wait a moment and send it again.',
  },
} as const satisfies Errors;
