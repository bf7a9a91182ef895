export const profilePathOf = (username: string): string => `/user-profile/@${encodeURIComponent(username)}`;

/** Returns the username if an address contains one instead of an id. */
export const usernameIn = (id: string): string | undefined => (id.startsWith('@') ? id.slice(1) : undefined);
