import { defineMessages } from '../provider/messages.ts';

/** Texts of the button that leads to the cart. */
export const cartMessages = defineMessages('cart', {
  cart: 'Cart',
  /** `shown` is the number on the badge: `3`, at most `99+`. */
  cartWithItems: (shown: string) => (shown === '1' ? 'Cart, 1 item' : `Cart, ${shown} items`),
});
