import { CART_QUANTITY, type VitrineContract } from '@vitrine/api';
import type { Handlers } from '../http/mount.ts';
import type { Products } from '../products/products.service.ts';
import type { Cart } from './cart.service.ts';

export const cartRoutes = (cart: Cart, products: Products): Handlers<VitrineContract['cart']> => ({
  checkStatuses: ({ body, person }) => cart.statuses(person.id, body.productIds),
  add: async ({ body, person }) => {
    const productId = String(body.productId);
    await cart.add(person.id, productId);
    return { productId, inCart: true };
  },
  remove: async ({ body, person }) => {
    const productId = String(body.productId);
    await cart.remove(person.id, productId);
    return { productId, inCart: false };
  },
  list: async ({ person }) => {
    const inCart = await products.asSeenBy(person.id, await cart.list(person.id));
    return {
      items: inCart.map((product) => ({ ...product, productId: product.id, quantity: CART_QUANTITY })),
    };
  },
});
