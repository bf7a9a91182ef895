/** Texts about other people. */
export const personTexts = {
  soon: 'Posts and more of this profile are on their way.',
} as const;
