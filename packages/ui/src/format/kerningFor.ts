/** Matches words longer than those of any language. */
const ENDLESS_WORD = /\S{100}/;

/**
 * The style of a text: unkerned if it has a very long word. Every line break in a kerned word measures all the rest
 * anew, which takes seconds for some thousand letters.
 */
export const kerningFor = (text: string): { fontKerning: 'none' } | undefined =>
  ENDLESS_WORD.test(text) ? { fontKerning: 'none' } : undefined;
