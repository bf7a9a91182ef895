import { defineMessages } from '@vitrine/ui';

/** Texts of the cart. */
export const cartPageMessages = defineMessages('cartPage', {
  title: 'Cart',
  emptyTitle: 'Your cart is empty',
  emptyHelp: 'Products you add will wait here.',
  emptyAction: 'Find products',
  removed: (name: string) => `${name} was removed from your cart.`,
  fetchFailed: (reason: string) => `Failed to fetch your cart: ${reason}`,
  checkoutNote: 'Checkout is not open yet. Until then, buy at the shops.',
  checkoutToCome: 'Checkout is not open yet. Your cart stays as it is.',
});
