/** Maximum bytes of a letter on average, so that few letters with many signs each stay small. */
const BYTES_EACH = 32;

// ASCII characters never combine, except CR LF.
const ONE_EACH = /^[\n -~]*$/;
// Spaces, signs of control and format, fillers of scripts, variation selectors, and the blank of Braille.
const INVISIBLE = /[\s\p{Cc}\p{Cf}\p{Cs}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/gu;

let segmenter: Intl.Segmenter | undefined;

/** Counts letters as people do: an accented letter is one, and so is a family emoji. */
export function lettersIn(text: string): number {
  if (ONE_EACH.test(text)) return text.length;
  // Firefox before 125 lacks `Intl.Segmenter`; there code points are counted.
  if (!Intl.Segmenter) return [...text].length;
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  let count = 0;
  for (const _ of segmenter.segment(text)) count += 1;
  return count;
}

/** Whether a text has more letters than the limit, or more than 32 bytes for each of them. */
export function exceedsLetters(text: string, limit: number): boolean {
  // A code unit is never more than one letter, and never less than one byte.
  if (text.length <= limit) return false;
  return text.length > limit * BYTES_EACH || bytesIn(text) > limit * BYTES_EACH || lettersIn(text) > limit;
}

/** Maximum code units of a text with so many letters, for readers that cut longer ones. */
export const mostUnits = (limit: number): number => (limit * BYTES_EACH) / 2;

/** Whether nobody could see anything of a text: it is empty, or has only spaces and invisible signs. */
export const isBlankText = (text: string): boolean => text.replace(INVISIBLE, '') === '';

/** Returns a text without the spaces at its ends; empty if nobody could see anything of it. */
export const visibleText = (text: string): string => (isBlankText(text) ? '' : text.trim());

const bytesIn = (text: string) => new TextEncoder().encode(text).byteLength;
