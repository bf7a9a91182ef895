import { defineMessages } from '@vitrine/ui';

export const savedSearchMessages = defineMessages('savedSearchChanges', {
  removed: (title: string) => `“${title}” was deleted.`,
  removeFailed: 'The saved search couldn’t be deleted. Try again.',
  renameFailed: 'The saved search couldn’t be renamed.',
  gone: 'This saved search was already deleted.',
});
