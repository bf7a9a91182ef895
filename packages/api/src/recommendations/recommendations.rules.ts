/** How many products are asked for by their ids in one call. */
export const NAMED_PRODUCTS = 12;
