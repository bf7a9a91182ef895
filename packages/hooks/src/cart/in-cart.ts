import { type CartItem, cartCalls, cartPayloadOf, type Product } from '@vitrine/api';
import { defineRelation, defineWholeReading, tells } from '../optimistic/relation.ts';
import { changesOfLinkProducts, isLinkProduct } from '../product-links/link-product.ts';
import { productStatuses, productThing } from '../products/product-thing.ts';

/** Lists the cart, newest first. */
export const cartItems = defineWholeReading<Product, CartItem>({
  of: productThing,
  ask: async (api, userId) => (await api(cartCalls).list({ query: { userId } })).items,
});

/** The viewer's relation to products in their cart; use it with `useToggle(inCart, product, source)`. */
export const inCart = defineRelation<Product, boolean>({
  of: productThing,
  kind: 'cart',
  async send(api, change) {
    const { thing, value, viewer, sequence } = change;
    if (isLinkProduct(thing.id)) return (await changesOfLinkProducts()).inCart(api, change);
    const call = api(cartCalls)[value ? 'add' : 'remove'];
    return (await call({ body: { ...cartPayloadOf(viewer, thing), sequence } }, { keepalive: true })).inCart;
  },
  flag: ({ isInCart }) => isInCart,
  reading: tells(productStatuses, (status) => status.inCart),
  whole: { reading: cartItems, in: true, out: false },
  gate: { kind: 'cart' },
});
