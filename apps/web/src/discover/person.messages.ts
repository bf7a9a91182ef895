/** Texts about other people. */
export const personTexts = {
  lookupFailed: { title: 'Error', text: 'Could not find user profile' },
  soon: 'Posts and more of this profile are on their way.',
} as const;
