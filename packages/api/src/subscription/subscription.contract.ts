import * as z from 'zod/mini';
import { Id } from '../contract/contract.models.ts';
import { area, endpoint } from '../contract/endpoint.ts';
import { reads } from '../contract/reading.ts';
import { Checkout, Portal, Subscription } from './subscription.models.ts';
import { PLAN_TYPES, subscriptionErrors } from './subscription.rules.ts';

const { plan_active, no_paid_plan, billing_unavailable } = subscriptionErrors;

const byCookie = { who: 'person', cookie: 'takes' } as const;

export const subscriptionContract = area({
  description: 'Plans and their payments.',
  calls: {
    status: endpoint({
      ...byCookie,
      method: 'GET',
      path: '/api/stripe-subscription/status',
      summary: 'The plan of the person',
      response: z.object({ data: Subscription }),
    }),
    checkOut: endpoint({
      ...byCookie,
      method: 'POST',
      path: '/api/stripe-subscription/create-checkout-session',
      summary: 'Open a checkout',
      description:
        'A new checkout ends an open one. With a paid plan, its result is a change of that plan, never a second one.',
      body: z.object({ planType: z.enum(PLAN_TYPES) }),
      response: z.object({ success: z.boolean().check(reads({ otherwise: true })), data: Checkout }),
      errors: { plan_active, billing_unavailable },
    }),
    cancel: endpoint({
      ...byCookie,
      method: 'POST',
      path: '/api/stripe-subscription/cancel',
      summary: 'End the paid plan with its period',
      body: z.object({}),
      response: z.object({
        success: z.boolean().check(reads({ otherwise: true })),
        data: z.optional(Subscription),
      }),
      errors: { no_paid_plan, billing_unavailable },
    }),
    openPortal: endpoint({
      ...byCookie,
      method: 'POST',
      path: '/api/stripe-subscription/customer-portal',
      summary: 'Open the page on which payments are managed',
      body: z.object({}),
      response: z.object({ data: Portal }),
      errors: { no_paid_plan, billing_unavailable },
    }),
    statusOld: endpoint({
      host: 'settings',
      method: 'GET',
      path: '/subscription/status/{userId}',
      who: 'person',
      summary: 'The plan of the person, for older clients',
      params: z.object({ userId: Id }),
      response: z.object({
        tier: z.string(),
        interval: z.nullable(z.string()),
        autoRenew: z.boolean().check(reads({ otherwise: false })),
        nextBillingDate: z.nullable(z.string()),
        status: z.string().check(reads({ otherwise: '' })),
      }),
    }),
  },
});
