// Spaces, signs of control and format, fillers of scripts, variation selectors, and the blank of Braille.
const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{Cs}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Whether nobody could see anything of a text: it is empty, or has only spaces and invisible signs. */
export const isBlank = (text: string): boolean => !VISIBLE.test(text);
