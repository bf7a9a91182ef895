/** The most products that are asked for by their ids in one call. */
export const NAMED_PRODUCTS = 12;
/** Letters of the longest id that such a call takes. */
export const NAMED_ID_LENGTH = 64;
/** The form of an id in such a call, as a regular expression: letters of ASCII, digits, `_`, `.`, `:` and `-`. */
export const NAMED_ID = `[A-Za-z0-9_.:-]{1,${NAMED_ID_LENGTH}}`;
