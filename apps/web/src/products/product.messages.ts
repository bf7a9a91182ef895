/** Texts around an open product. */
export const productTexts = {
  linkCopied: 'Link copied to clipboard!',
  copyFailed: 'The link could not be copied. You can copy it from the address bar.',
} as const;
