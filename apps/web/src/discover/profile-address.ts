/** The address of the profile behind an @username. */
export const profilePathOf = (username: string): string => `/user-profile/@${encodeURIComponent(username)}`;

/** The name that such an address has in the place of an id. */
export const usernameIn = (id: string): string | undefined => (id.startsWith('@') ? id.slice(1) : undefined);
