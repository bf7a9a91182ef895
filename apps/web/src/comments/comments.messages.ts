import { defineMessages } from '@vitrine/ui';

export const postCommentsMessages = defineMessages('postComments', {
  you: 'You',
  author: 'Author',
  tooLong: (most: number) => `A comment can have up to ${most.toLocaleString('en-US')} characters.`,
  deleted: (text: string) => `Comment deleted: ${text}`,
  /** Shown if sending fails after the viewer has closed the post. */
  notSent: 'Your comment wasn’t sent. Open the post to try again.',
  deleteFailed: 'Failed to delete comment',
});
