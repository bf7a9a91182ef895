/**
 * Returns the address of a person's profile by id. It is apart from `profile-address.ts`, which the landing
 * page loads.
 */
export const profilePathById = (id: string): string => `/user-profile/${encodeURIComponent(id)}`;
