/**
 * Returns the first `most` UTF-16 units of a text, or one less if that would split an emoji: servers refuse
 * half a character.
 */
export const beginningOf = (text: string, most: number): string =>
  text
    .slice(0, most)
    .replace(/[\uD800-\uDBFF]$/, '')
    .toWellFormed();
