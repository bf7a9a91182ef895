import { defineMessages } from '@vitrine/ui';

export const cartPageMessages = defineMessages('cartPage', {
  title: 'Cart',
  emptyTitle: 'Your cart is empty',
  emptyHelp: 'Products you add will appear here.',
  emptyAction: 'Find products',
  removed: (name: string) => `${name} was removed from your cart.`,
  fetchFailed: (reason: string) => `Failed to load your cart: ${reason}`,
  checkoutNote: 'Checkout isn’t available yet. For now, buy from each shop.',
  checkoutToCome: 'Checkout isn’t available yet. Your cart is saved.',
});
