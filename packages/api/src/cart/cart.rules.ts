/** Products whose state is asked in one call. */
export const STATUS_BATCH_SIZE = 200;
/** Of each product there is one in the cart. */
export const CART_QUANTITY = 1;

/** The messages of clients about changes of the cart that failed. */
export const cartFailures = {
  cart_add_failed: 'Failed to add to cart',
  cart_remove_failed: 'Failed to remove from cart',
} as const;
