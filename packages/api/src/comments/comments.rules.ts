import type { Errors } from '../contract/errors.ts';

/** Maximum length of a comment in characters. */
export const COMMENT_MAX = 1000;

/** Errors of comments. */
export const commentErrors = {
  comment_empty: { status: 400, text: 'Write something first.' },
  comment_not_yours: { status: 403, text: 'You can only delete your own comments.' },
  comment_unwelcome: {
    status: 400,
    text: 'This comment has words that the author of the post doesn’t want there. Change it, and send it again.',
  },
  too_many_comments: {
    status: 429,
    text: 'You’re commenting too fast. Wait a moment and try again.',
  },
} as const satisfies Errors;
