/** Maximum length of a hashtag's name in characters. */
export const HASHTAG_MAX = 100;
/** Maximum number of hashtags that count in a text. */
export const HASHTAGS_MAX = 30;

/** A hashtag in a text. */
export interface Hashtag {
  /** The name that all spellings share, without `#`. */
  name: string;
  /** Place of its `#` in the text. */
  start: number;
  /** Place after its last character. */
  end: number;
}

const HASHTAG =
  /(?<![\p{L}\p{N}_][\p{M}\u200C\u200D]*(?<!\u20E3))(?<![#&=?])#[\p{L}\p{N}_][\p{L}\p{M}\p{N}_\u200C\u200D]*/gu;
const LINK = /(?:https?:\/\/|www\.)\S+/giu;

/**
 * Returns the name that all spellings of a hashtag share, without `#`: NFKC in lower case, without signs that
 * draw nothing.
 */
export const hashtagNameOf = (written: string): string =>
  written
    .replace(/^#/, '')
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .toLowerCase()
    .replaceAll('i\u0307', 'i')
    .normalize('NFKC');

/**
 * Returns the hashtags of a text in order, repeated ones included: letters, marks, digits and `_` of any
 * script, with at least one letter. Links have none; only the first `HASHTAGS_MAX` count.
 */
export function hashtagsIn(text: string): Hashtag[] {
  const links = [...text.matchAll(LINK)].map(({ index, 0: link }) => [index, index + link.length] as const);
  return writtenIn(text)
    .filter(
      ({ name, start }) =>
        /\p{L}/u.test(name) &&
        [...name].length <= HASHTAG_MAX &&
        !links.some(([from, to]) => start > from && start < to),
    )
    .slice(0, HASHTAGS_MAX);
}

/** Returns what looks like a hashtag. Behind a slash, only the next of several does: `#wool/#silk`. */
function writtenIn(text: string): Hashtag[] {
  let lastEnd: number | undefined;
  return [...text.matchAll(HASHTAG)].flatMap(({ index: start, 0: written }) => {
    if (text[start - 1] === '/' && lastEnd !== start - 1) return [];
    lastEnd = start + written.length;
    return [{ name: hashtagNameOf(written), start, end: lastEnd }];
  });
}
