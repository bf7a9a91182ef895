/** Texts of saved searches. */
export const savedSearchTexts = {
  removed: (title: string) => `“${title}” was deleted.`,
  removeFailed: 'The saved search could not be deleted.',
  renameFailed: 'The saved search could not be renamed.',
  gone: 'This saved search was deleted elsewhere.',
} as const;
