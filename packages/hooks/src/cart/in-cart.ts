import { cartCalls, cartPayloadOf } from '@vitrine/api';
import { changingLinkProducts, isLinkProduct } from '../product-links/link-product.ts';
import { defineProductRelation } from '../products/product-relation.ts';

/** The relation between a person and the products in their cart; use it with `useToggle(inCart, product, source)`. */
export const inCart = defineProductRelation({
  kind: 'cart',
  async send(api, change) {
    const { thing, value, viewer, sequence } = change;
    if (isLinkProduct(thing.id)) return (await changingLinkProducts()).changeInCart(api, change);
    const calls = api(cartCalls);
    const call = value ? calls.add : calls.remove;
    return (await call({ body: { ...cartPayloadOf(viewer, thing), sequence } }, { keepalive: true })).inCart;
  },
  inProduct: ({ isInCart }) => isInCart,
  inStatus: (status) => status.inCart,
});
