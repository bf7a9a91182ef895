/** A word of so many letters is none of any language. */
const ENDLESS_WORD = /\S{100}/;

/**
 * The style of a text: letters in a row without a space are set unkerned. Where they are kerned, a line cannot end between two of them
 * without all the rest being measured anew, which takes seconds from some thousands on.
 */
export const kerningFor = (text: string): { fontKerning: 'none' } | undefined =>
  ENDLESS_WORD.test(text) ? { fontKerning: 'none' } : undefined;
