import { cartPayloadOf } from '@vitrine/api';
import { defineProductToggle } from '../products/product-toggle.ts';
import type { Services } from '../services/services.ts';

export const CART = 'cart';

/** What is in the cart, as a wanted state for each product. */
export function defineCart(services: Pick<Services, 'api' | 'relations' | 'session' | 'signInGate'>): void {
  const { api } = services;
  defineProductToggle(services, {
    kind: CART,
    async send(product, inCart, userId) {
      const call = inCart ? api.cart.add : api.cart.remove;
      return (await call({ body: cartPayloadOf(userId, product) }, { keepalive: true })).inCart;
    },
    heldIn: ({ inCart }) => inCart,
  });
}
