import { defineMessages } from '../provider/messages.ts';

export const productChipMessages = defineMessages('productChip', {
  /** Name of the cart button in both states. */
  cart: (name: string) => `Cart: ${name}`,
  gone: 'This product is no longer here.',
});
