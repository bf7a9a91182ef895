import type { VitrineContract } from '@vitrine/api';
import type { Handlers } from '../http/mount.ts';
import type { Subscriptions } from './subscription.service.ts';

export const subscriptionRoutes = (
  subscriptions: Subscriptions,
): Handlers<VitrineContract['subscription']> => ({
  status: async ({ person }) => ({ data: await subscriptions.status(person.id) }),
  checkOut: async ({ person, body }) => ({
    success: true,
    data: await subscriptions.checkOut(person.id, body.planType),
  }),
  cancel: async ({ person }) => ({ success: true, data: await subscriptions.cancel(person.id) }),
  openPortal: async ({ person }) => ({ data: await subscriptions.openPortal(person.id) }),
  async statusOld({ person }) {
    const { planInterval: interval, ...status } = await subscriptions.status(person.id);
    return { ...status, interval };
  },
});
