/** Users asked for when a name is looked up. */
export const USERNAME_LOOKUP_LIMIT = 1;

/** The messages of clients when nobody is found. */
export const discoverFailures = {
  user_not_found: 'Could not find user profile',
} as const;
