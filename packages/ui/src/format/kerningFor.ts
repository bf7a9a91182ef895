const ENDLESS_WORD = /\S{100}/;

/**
 * Returns a style without kerning for a text with a very long word. With kerning, each line break measures
 * the rest of the word again, which takes seconds.
 */
export const kerningFor = (text: string): { fontKerning: 'none' } | undefined =>
  ENDLESS_WORD.test(text) ? { fontKerning: 'none' } : undefined;
