import { defineMessages } from '@vitrine/ui';

/** What is said of changes of saved searches. */
export const savedSearchMessages = defineMessages('savedSearchChanges', {
  removed: (title: string) => `“${title}” was deleted.`,
  removeFailed: 'The saved search could not be deleted.',
  renameFailed: 'The saved search could not be renamed.',
  gone: 'This saved search was deleted elsewhere.',
});
