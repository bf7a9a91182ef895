import { defineMessages } from '@vitrine/ui';

/** What is said of a share that the device did not do itself. */
export const shareMessages = defineMessages('share', {
  linkCopied: 'Link copied to clipboard!',
  copyFailed: (link: string) => `The link could not be copied: ${link}`,
});
