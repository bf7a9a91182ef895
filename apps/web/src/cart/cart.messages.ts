/** Texts of the cart. */
export const cartTexts = {
  title: 'Cart',
  empty: { title: 'Your cart is empty', help: 'Products you add will wait here.', action: 'Find products' },
  removed: (name: string) => `${name} was removed from your cart.`,
  fetchFailed: (reason: string) => `Failed to fetch your cart: ${reason}`,
  checkoutToCome: 'Checkout is not open yet. Your cart stays as it is.',
} as const;
