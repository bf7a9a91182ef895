/** Maximum number of products per call that requests whether they are liked or in the cart. */
export const STATUS_BATCH_SIZE = 200;
/** Quantity of every product in the cart. */
export const CART_QUANTITY = 1;

/**
 * Messages that clients show about failed cart changes.
 *
 * @deprecated since 1.1, goes in 2.0: use `defineMessages` of @vitrine/ui for texts of your own (no codemod:
 * an app says them in its own language).
 */
export const cartFailures = {
  cart_add_failed: 'Failed to add to cart',
  cart_remove_failed: 'Failed to remove from cart',
} as const;
