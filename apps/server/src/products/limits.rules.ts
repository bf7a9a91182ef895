/** Maximum lengths of a product's texts, in UTF-16 code units. */
export const LONGEST = {
  id: 200,
  source: 100,
  name: 200,
  word: 80,
  size: 20,
  material: 200,
  description: 1000,
  address: 2000,
};
/** Maximum number of sizes of a product. */
export const MOST_SIZES = 30;
/** The highest price that fits its column, in cents. */
export const DEAREST = 2_147_483_647;
