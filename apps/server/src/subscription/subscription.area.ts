import { defineArea, type House } from '../area/define-area.ts';
import type { Log } from '../kernel/log.ts';
import { createLocalPayments } from './local-payments.ts';
import { subscriptionRoutes } from './subscription.routes.ts';
import { createSubscriptions } from './subscription.service.ts';

export const subscriptionArea = defineArea({
  open({ db, clock, config, log }: House & { log: Log }) {
    // Trial servers alone show pages for development.
    const localPayments =
      config.outboxKey === undefined
        ? undefined
        : createLocalPayments(db, clock, (id) => `/dev/payments/${id}`);
    const subscriptions = createSubscriptions(db, { clock, log, payments: localPayments });
    return {
      services: { subscriptions, localPayments },
      handlers: { subscription: subscriptionRoutes(subscriptions) },
    };
  },
});
