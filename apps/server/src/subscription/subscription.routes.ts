import type { VitrineContract } from '@vitrine/api';
import type { Handlers } from '../http/mount.ts';
import type { Subscriptions } from './subscription.service.ts';

export const subscriptionRoutes = (
  subscriptions: Subscriptions,
): Handlers<VitrineContract['subscription']> => ({
  // Turns are for work of this server, and payments may be slow.
  status: async ({ person, aside }) => ({ data: await aside(() => subscriptions.status(person.id)) }),
  checkOut: async ({ person, body, aside }) => ({
    success: true,
    data: await aside(() => subscriptions.checkOut(person.id, body.planType)),
  }),
  cancel: async ({ person, aside }) => ({
    success: true,
    data: await aside(() => subscriptions.cancel(person.id)),
  }),
  openPortal: async ({ person, aside }) => ({
    data: await aside(() => subscriptions.openPortal(person.id)),
  }),
  async statusOld({ person, aside }) {
    const { tier, planInterval, autoRenew, nextBillingDate, status } = await aside(() =>
      subscriptions.status(person.id),
    );
    return { tier, interval: planInterval, autoRenew, nextBillingDate, status };
  },
});
