import { plural } from '../provider/english.ts';
import { defineMessages } from '../provider/messages.ts';

export const cartListMessages = defineMessages('cartList', {
  quantity: (quantity: number) => `Quantity: ${quantity}`,
  remove: (name: string) => `Remove ${name} from cart`,
  subtotal: (retailer: string) => `Subtotal · ${retailer}`,
  /** Group of items that name no shop. */
  otherShops: 'Other shops',
  total: 'Total',
  items: (count: number) => plural(count, { one: '1 item', other: `${count} items` }),
  withoutPrice: (count: number) =>
    plural(count, {
      one: '1 item without a price isn’t included in the total',
      other: `${count} items without a price aren’t included in the total`,
    }),
  checkout: 'Checkout',
});
