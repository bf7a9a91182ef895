/** The first `most` UTF-16 units of a text, or one less where half an emoji would stand at the end: servers refuse such text. */
export const beginningOf = (text: string, most: number): string =>
  text
    .slice(0, most)
    .replace(/[\uD800-\uDBFF]$/, '')
    .toWellFormed();
