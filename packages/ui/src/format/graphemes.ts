// ASCII characters never combine, except CR LF, which text areas write as LF.
const ONE_EACH = /^[\n -~]*$/;
let segmenter: Intl.Segmenter | undefined;

/** Counts characters as people do: an accented letter or a family emoji is one. */
export function graphemesIn(text: string): number {
  if (ONE_EACH.test(text)) return text.length;
  // Firefox before 125 lacks `Intl.Segmenter`.
  if (!Intl.Segmenter) return [...text].length;
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  let count = 0;
  for (const _ of segmenter.segment(text)) count++;
  return count;
}

/** Returns the first characters of a text, as people count them; the whole text if it has no more. */
export function beginningOf(text: string, most: number): string {
  if (text.length <= most) return text;
  if (ONE_EACH.test(text) || !Intl.Segmenter) return [...text].slice(0, most).join('');
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  let count = 0;
  for (const { index } of segmenter.segment(text)) {
    if (count === most) return text.slice(0, index);
    count++;
  }
  return text;
}
