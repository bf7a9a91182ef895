/** The server ignores case and the number of spaces. */
export const isSameQuery = (one: string, other: string): boolean => queryKeyOf(one) === queryKeyOf(other);

const queryKeyOf = (query: string): string => query.trim().replace(/\s+/g, ' ').toLowerCase();
