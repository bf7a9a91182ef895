import { defineMessages } from '@vitrine/ui';
import { plural } from '../shell/english.ts';

export const postEditMessages = defineMessages('postEdit', {
  edit: 'Edit post',
  caption: 'Caption',
  captionTooLong: (most: number) => `A caption can have up to ${most.toLocaleString('en-US')} characters.`,
  save: 'Save',
  cancel: 'Cancel',
  discard: 'Discard changes',
  loading: 'Loading',
  loadFailed: 'The post couldn’t be loaded.',
  saved: 'Post updated successfully',
  savedWithout: (links: number) =>
    `Post updated successfully. ${plural(links, { one: 'One link was left out because it had', other: `${links} links were left out because they had` })} no address or product name.`,
  failed: 'Failed to update post',
  failedHelp: 'Check your connection and try again. Your changes are still here.',
  invalid: 'Enter a link that starts with http:// or https://.',
  gone: 'This post was deleted. Copy your text if you want to keep it.',
  changed: 'This post has changed',
  changedHelp:
    'You edited it in another tab or on another device. Your changes here are kept. The other version:',
  noCaption: '(no caption)',
  saveOver: 'Save my version',
  takeTheirs: 'Use the other version',
  delete: 'Delete post',
  deleteQuestion: 'Delete this post?',
  deleteHelp: 'You’ll lose the post with its comments and likes. This can’t be undone.',
  deleteFailed: 'Failed to delete post',
  deleteFailedHelp: 'It’s still here. Check your connection and try again.',
  deleted: 'Post deleted',
  retry: 'Retry',
});
