// Letters that show nothing: spaces, signs of control and format, fillers of scripts, and variation selectors.
const INVISIBLE = /[\s\p{C}\p{Z}\u115f\u1160\u2800\u3164\uffa0]|\u034f|\u17b4|\u17b5|[\ufe00-\ufe0f]/gu;

/** Whether nobody could see anything of a text. */
export const isBlank = (text: string): boolean => text.replace(INVISIBLE, '') === '';
