// Nothing of these is drawn together with its neighbour, but a line's end, which text areas write as one character.
const ONE_EACH = /^[\n -~]*$/;
let segmenter: Intl.Segmenter | undefined;

/** How many characters a text has as people count them: a letter with its accent is one, and so is a family of four. */
export function graphemesIn(text: string): number {
  if (ONE_EACH.test(text)) return text.length;
  // Firefox before 125 has none.
  if (!Intl.Segmenter) return [...text].length;
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  let count = 0;
  for (const _ of segmenter.segment(text)) count++;
  return count;
}
