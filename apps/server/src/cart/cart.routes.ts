import { CART_QUANTITY, type VitrineContract } from '@vitrine/api';
import type { Handlers } from '../http/mount.ts';
import { changeNumberOf } from '../memberships/change-order.ts';
import type { ViewerFlags } from '../memberships/viewer-flags.ts';
import type { Products } from '../products/products.service.ts';
import type { Cart } from './cart.service.ts';

export interface CartRoutesOptions {
  cart: Cart;
  products: Products;
  flags: ViewerFlags<'isLiked' | 'isInCart'>;
}

export const cartRoutes = ({
  cart,
  products,
  flags,
}: CartRoutesOptions): Handlers<VitrineContract['cart']> => ({
  checkStatuses: async ({ body: { productIds }, person }) =>
    (await flags.flagsOf(person.id, productIds)).map(({ isLiked, isInCart }, index) => ({
      productId: productIds[index] ?? '',
      isLiked,
      inCart: isInCart,
    })),
  add: async ({ body, person }) => {
    const productId = String(body.productId);
    const number = changeNumberOf(person, body.sequence);
    return { productId, inCart: await cart.add(person.id, productId, number) };
  },
  remove: async ({ body, person }) => {
    const productId = String(body.productId);
    const number = changeNumberOf(person, body.sequence);
    return { productId, inCart: await cart.remove(person.id, productId, number) };
  },
  list: async ({ person }) => {
    const inCart = await products.ranked(cart.newestFirst(person.id), person.id);
    return {
      items: (await flags.asSeenBy(person.id, inCart)).map((product) => ({
        ...product,
        productId: product.id,
        quantity: CART_QUANTITY,
      })),
    };
  },
});
