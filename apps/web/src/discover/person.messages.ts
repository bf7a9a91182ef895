/** Texts about other people. */
export const personTexts = {
  soon: 'Posts and more of this profile are on their way.',
  /** For guests: profiles are for people who are signed in (1 §2, §5). */
  guest: {
    title: 'Login to View Profiles',
    message: 'Login to view user profiles and connect with the community',
  },
} as const;
