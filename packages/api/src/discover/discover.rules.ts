/** Users asked for when a name is looked up (1 §7, §9). */
export const USERNAME_LOOKUP_LIMIT = 1;

/** What clients say when nobody is found. */
export const discoverFailures = {
  user_not_found: 'Could not find user profile',
} as const;
