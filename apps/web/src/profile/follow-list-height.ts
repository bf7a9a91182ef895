/** What nobody found, and what went wrong, have room in place of as many people. */
const LEAST_ROWS = 4;
/** As many as a page of people has. */
const MOST_ROWS = 20;

/**
 * How high a list of so many people is, with its search, in a dialog that does not fill the window. Its dialog keeps its height while
 * they are on their way, and while they are searched: what is typed in would jump with every letter.
 */
export function heightOf(people: number): string {
  const rows = Math.min(MOST_ROWS, Math.max(LEAST_ROWS, people));
  return `min(100dvh - 11rem, ${rows * 4 + 4}rem)`;
}
