import { postErrors, postTexts } from '@vitrine/api';
import { defineMessages } from '@vitrine/ui';

/** Texts of editing and deleting a post. */
export const postEditMessages = defineMessages('postEdit', {
  edit: 'Edit post',
  caption: 'Caption',
  captionTooLong: (most: number) => `A caption has ${most} characters at most.`,
  save: 'Save',
  cancel: 'Cancel',
  discard: 'Discard changes',
  loading: 'The post is on its way…',
  loadFailed: 'The post did not load',
  saved: postTexts.updated,
  savedWithout: (links: number) =>
    `${postTexts.updated}. ${links === 1 ? 'One link was' : `${links} links were`} left out: a link needs an address and a name.`,
  failed: postTexts.update_failed,
  failedHelp: 'Check your connection and try again. Your text is still here.',
  invalid: postErrors.post_link_invalid.text,
  gone: 'This post was deleted. Your text is still here.',
  changed: 'This post was changed in the meantime',
  changedHelp: 'In another tab, or on another device. Yours is kept. Now it says:',
  noCaption: '(no caption)',
  saveOver: 'Save mine',
  takeTheirs: 'Take the other',
  delete: 'Delete post',
  deleteQuestion: 'Delete this post?',
  deleteHelp: 'It will be gone for everybody, with its comments, likes and links. This cannot be undone.',
  deleteFailed: postTexts.delete_failed,
  deleteFailedHelp: 'It is still here. Check your connection and try again.',
  deleted: 'Post deleted',
  retry: 'Retry',
});
