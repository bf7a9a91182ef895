import { defineMessages } from '../provider/messages.ts';

/** Texts of what is in the cart. */
export const cartListMessages = defineMessages('cartList', {
  quantity: (quantity: number) => `Quantity: ${quantity}`,
  remove: (name: string) => `Remove ${name} from cart`,
  subtotal: (retailer: string) => `Subtotal · ${retailer}`,
  /** Stands for the shop of items that name none. */
  otherShops: 'Other shops',
  total: 'Total',
  withoutPrice: (count: number) =>
    count === 1
      ? '1 item without a price is not in the total'
      : `${count} items without a price are not in the total`,
  checkout: 'Checkout',
});
