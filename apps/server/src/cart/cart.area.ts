import { defineArea, type House } from '../area/define-area.ts';
import { tellsOwner } from '../events/stream-listener.ts';
import type { ViewerFlags } from '../memberships/viewer-flags.ts';
import type { Products } from '../products/products.service.ts';
import { cartChanged } from './cart.events.ts';
import { cartRoutes } from './cart.routes.ts';
import { type Cart, createCart } from './cart.service.ts';

export const cartArea = defineArea({
  brings({ db, clock, hint }) {
    const cart = createCart(db, clock, hint);
    return {
      live: { cart: [tellsOwner(cartChanged, 'cart')] },
      cart,
      viewerFlags: { isInCart: cart.among },
      // Weight of this interaction in personal rankings (docs/personalized-feed.md).
      signs: { inCart: { weight: 3, ...cart } },
    };
  },
  open: ({
    cart,
    products,
    flags,
  }: House & { cart: Cart; products: Products; flags: ViewerFlags<'isLiked' | 'isInCart'> }) => ({
    handlers: { cart: cartRoutes({ cart, products, flags }) },
  }),
});
