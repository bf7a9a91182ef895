import { defineMessages } from '../provider/messages.ts';

export const commentsMessages = defineMessages('comments', {
  title: 'Comments',
  empty: 'No comments yet',
  emptyHelp: 'Be the first to comment.',
  failed: 'Comments couldn’t be loaded',
  failedHelp: 'Check your connection and try again.',
  older: 'Show earlier comments',
  olderFailed: 'Earlier comments couldn’t be loaded.',
  delete: 'Delete',
  deleteOf: (text: string) => `Delete your comment: ${text}`,
  report: 'Report',
  /** Names the button of the menu of another person's comment. */
  optionsOf: (name: string) => `Options for the comment by ${name}`,
  sending: 'Sending…',
  notSent: 'This comment wasn’t sent.',
  retry: 'Retry',
  retryOf: (text: string) => `Retry: ${text}`,
  hidden: 'This comment is hidden.',
  showAnyway: 'Show anyway',
  field: 'Add a comment',
  placeholder: 'Add a comment',
  send: 'Send comment',
});
