import { defineMessages } from '../provider/messages.ts';

/** Texts of comments. */
export const commentsMessages = defineMessages('comments', {
  title: 'Comments',
  empty: 'No comments yet',
  emptyHelp: 'Say what you think of it.',
  failed: 'The comments did not load',
  failedHelp: 'Check your connection and try again.',
  older: 'Show earlier comments',
  olderFailed: 'Earlier comments did not load.',
  delete: 'Delete',
  deleteOf: (text: string) => `Delete your comment: ${text}`,
  report: 'Report',
  reportOf: (name: string) => `Report the comment of ${name}`,
  sending: 'Sending…',
  notSent: 'This comment was not sent.',
  retry: 'Retry',
  retryOf: (text: string) => `Retry: ${text}`,
  hidden: 'This comment is hidden.',
  showAnyway: 'Show anyway',
  field: 'Your comment',
  placeholder: 'Add a comment',
  send: 'Send comment',
});
