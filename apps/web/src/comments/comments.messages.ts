import { defineMessages } from '@vitrine/ui';

/** Texts around the comments of a post. */
export const postCommentsMessages = defineMessages('postComments', {
  you: 'You',
  author: 'Author',
  tooLong: (most: number) => `A comment has ${most} characters at most.`,
  deleted: (text: string) => `Comment deleted: ${text}`,
  /** Said of one that was sent from a post that is closed by then. */
  notSent: 'Your comment was not sent. It waits at its post.',
  deleteFailed: 'Failed to delete comment',
});
