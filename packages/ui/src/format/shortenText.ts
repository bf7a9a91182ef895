/**
 * A text of at most `length` characters: a longer one ends with "…". Browsers take seconds to break a word of twenty
 * thousand letters into lines, of which only the first few are seen.
 */
export function shortenText(text: string, length: number): string {
  if (text.length <= length) return text;
  // Half of a surrogate pair is no character.
  return `${text.slice(0, length - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
