import { defineMessages } from '../provider/messages.ts';

export const cartMessages = defineMessages('cart', {
  cart: 'Cart',
  /**
   * `shown` is the badge's number: `3`, at most `99+`. Does without `plural`, so the first view need not load
   * the plural rules.
   */
  cartWithItems: (shown: string) => (shown === '1' ? 'Cart, 1 item' : `Cart, ${shown} items`),
});
