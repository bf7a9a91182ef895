export const profileErrors = {
  profile_not_found: 'Error loading profile',
} as const;
