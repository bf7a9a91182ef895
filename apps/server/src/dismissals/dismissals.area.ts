import { defineArea, type House } from '../area/define-area.ts';
import type { AsSeenBy, Products } from '../products/products.service.ts';
import { dismissalsRoutes } from './dismissals.routes.ts';
import { createDismissals, type Dismissals } from './dismissals.service.ts';

export const dismissalsArea = defineArea({
  brings({ db, clock }) {
    const dismissals = createDismissals(db, clock);
    return {
      dismissals,
      // Weight of this interaction in personal rankings (docs/personalized-feed.md).
      signs: { dismissed: { weight: -1, ...dismissals } },
    };
  },
  open: ({
    dismissals,
    products,
    asSeenBy,
  }: House & { dismissals: Dismissals; products: Products; asSeenBy: AsSeenBy }) => ({
    handlers: { dismissals: dismissalsRoutes({ dismissals, products, asSeenBy }) },
  }),
});
