import { cartCalls, cartPayloadOf } from '@vitrine/api';
import { defineProductRelation } from '../products/product-relation.ts';

/** What a person has in the cart, as a wanted state for each product. */
export const inCart = defineProductRelation({
  kind: 'cart',
  async send(api, { thing, value, viewer, sequence }) {
    const calls = api(cartCalls);
    const call = value ? calls.add : calls.remove;
    return (await call({ body: { ...cartPayloadOf(viewer, thing), sequence } }, { keepalive: true })).inCart;
  },
  inProduct: ({ isInCart }) => isInCart,
  inStatus: (status) => status.inCart,
});
