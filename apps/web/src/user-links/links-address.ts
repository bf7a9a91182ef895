/** Address of a person's public lists of links. */
export const linksPathOf = (username: string): string => `/user-links/${encodeURIComponent(username)}`;

/** Address of a list of links. */
export const listPathOf = (username: string, listId: string): string =>
  `${linksPathOf(username)}?${new URLSearchParams({ listId })}`;
