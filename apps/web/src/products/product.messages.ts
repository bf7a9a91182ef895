/** Texts around an open product. */
export const productTexts = {
  linkCopied: 'Link copied to clipboard!',
  copyFailed: (link: string) => `The link could not be copied: ${link}`,
} as const;
