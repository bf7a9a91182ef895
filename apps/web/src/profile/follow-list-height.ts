/** Rows reserved at least, enough for the texts of an empty or failed list. */
const LEAST_ROWS = 4;
/** Rows reserved at most: the users on one page of results. */
const MOST_ROWS = 20;

/**
 * Returns a list's minimum height as a CSS length, so that the dialog does not jump while loading or
 * searching.
 */
export function heightOf(people: number): string {
  const rows = Math.min(MOST_ROWS, Math.max(LEAST_ROWS, people));
  return `min(100dvh - 11rem, ${rows * 4 + 4}rem)`;
}
