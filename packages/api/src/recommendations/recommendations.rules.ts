/** Maximum number of products requested by id in one call. */
export const NAMED_PRODUCTS = 12;
/** Maximum length of a requested product id, in characters. */
export const NAMED_ID_LENGTH = 64;
/** Regular expression of a requested product id. */
export const NAMED_ID = `[A-Za-z0-9_.:-]{1,${NAMED_ID_LENGTH}}`;
