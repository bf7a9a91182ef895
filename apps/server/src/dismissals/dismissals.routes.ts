import type { VitrineContract } from '@vitrine/api';
import type { Handlers } from '../http/mount.ts';
import { changeNumberOf } from '../memberships/change-order.ts';
import type { AsSeenBy, Products } from '../products/products.service.ts';
import type { Dismissals } from './dismissals.service.ts';

export interface DismissalsRoutesOptions {
  dismissals: Dismissals;
  products: Products;
  asSeenBy: AsSeenBy;
}

export const dismissalsRoutes = ({
  dismissals,
  products,
  asSeenBy,
}: DismissalsRoutesOptions): Handlers<VitrineContract['dismissals']> => ({
  add: async ({ body: { productId, sequence }, person }) => ({
    productId,
    holds: await dismissals.add(person.id, productId, changeNumberOf(person, sequence)),
  }),
  remove: async ({ body: { productId, sequence }, person }) => ({
    productId,
    holds: await dismissals.remove(person.id, productId, changeNumberOf(person, sequence)),
  }),
  list: async ({ person }) => ({
    products: await asSeenBy(person.id, await products.ranked(dismissals.newestFirst(person.id), person.id)),
  }),
});
