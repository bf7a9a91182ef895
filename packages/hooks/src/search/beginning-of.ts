/** At most so many UTF-16 units of a text, without half an emoji at its end: what holds one is refused as a whole. */
export const beginningOf = (text: string, most: number): string =>
  text
    .slice(0, most)
    .replace(/[\uD800-\uDBFF]$/, '')
    .toWellFormed();
