import { defineArea, type House } from '../area/define-area.ts';
import { siteOrigin } from '../config/config.ts';
import { HOUR } from '../kernel/clock.ts';
import type { Log } from '../kernel/log.ts';
import { createLocalPayments } from './local-payments.ts';
import { createStripeMessages } from './stripe-messages.service.ts';
import { createStripePayments } from './stripe-payments.ts';
import { subscriptionRoutes } from './subscription.routes.ts';
import { createSubscriptions } from './subscription.service.ts';

export const subscriptionArea = defineArea({
  open({ db, clock, config, log, startWork }: House & { log: Log }) {
    const { stripe: settings, outboxKey } = config;
    const stripePayments =
      settings && createStripePayments(db, clock, { settings, origin: siteOrigin(config), log });
    // Trial servers alone show pages for development.
    const localPayments =
      stripePayments || outboxKey === undefined
        ? undefined
        : createLocalPayments(db, clock, (id) => `/dev/payments/${id}`);
    const subscriptions = createSubscriptions(db, { clock, log, payments: stripePayments ?? localPayments });
    const stripeMessages =
      stripePayments &&
      createStripeMessages(db, { clock, log, payments: stripePayments, onChange: subscriptions.onMessage });
    if (stripeMessages) startWork({ name: 'messages of stripe', work: stripeMessages.sweep, idle: HOUR });
    return {
      services: { subscriptions, localPayments, stripeMessages },
      handlers: { subscription: subscriptionRoutes(subscriptions) },
    };
  },
});
