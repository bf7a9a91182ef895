/**
 * Characters that change the direction of the text around them: direction marks and right-to-left letters.
 */
const TURNS =
  /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const ISOLATES = /[\u2066-\u2069]/g;

/**
 * Isolates foreign text, such as a product's name, so that its direction does not change the text around it.
 */
export const isolated = (text: string): string =>
  TURNS.test(text) ? `\u2068${text.replace(ISOLATES, '')}\u2069` : text;
