import type { VitrineContract } from '@vitrine/api';
import type { Handlers } from '../http/mount.ts';
import { changeNumberOf } from '../memberships/change-order.ts';
import type { ProductLinks } from './product-links.service.ts';

export const productLinksRoutes = (links: ProductLinks): Handlers<VitrineContract['productLinks']> => ({
  // `aside` releases the turn to other requests, as most of the time is spent waiting for a foreign page.
  preview: ({ person, body, aside }) =>
    aside(() =>
      links.preview(person.id, body.url, {
        isRefresh: body.forceRefresh,
        withConfirmation: body.checkUserConfirmation,
      }),
    ),
  toggleProduct: ({ person, body }) =>
    links.change(person.id, body.action, body.productData, changeNumberOf(person, body.sequence)),
  checkProducts: async ({ person, body }) => ({
    success: true,
    statuses: await links.statuses(person.id, body.productIds),
  }),
});
