import { defineMessages } from '@vitrine/ui';

/** Texts of sharing without the device's sheet. */
export const shareMessages = defineMessages('share', {
  linkCopied: 'Link copied to clipboard!',
  copyFailed: (link: string) => `The link couldn’t be copied. Copy it here: ${link}`,
});
