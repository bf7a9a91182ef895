import { cartCalls, cartPayloadOf } from '@vitrine/api';
import { defineProductRelation } from '../products/product-relation.ts';

/** The relation between a person and the products in their cart; use it with `useToggle(inCart, product, source)`. */
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
