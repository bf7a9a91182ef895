/** Code units that a text of a product may have at most. */
export const LONGEST = { id: 200, source: 100, name: 200, word: 80, address: 2000 };
/** The highest price that fits its column, in cents. */
export const DEAREST = 2_147_483_647;
