/** Users asked for when a name is looked up (1 §7, §9). */
export const USERNAME_LOOKUP_LIMIT = 1;

/** Texts of what goes wrong when looking for people, by code (1 §8). */
export const discoverErrors = {
  user_not_found: 'Could not find user profile',
} as const;
