import type { VitrineContract } from '@vitrine/api';
import type { Handlers } from '../http/mount.ts';
import type { Cart } from './cart.service.ts';

export const cartRoutes = (cart: Cart): Handlers<VitrineContract['cart']> => ({
  checkStatuses: ({ body, person }) => cart.statuses(person.id, body.productIds),
});
