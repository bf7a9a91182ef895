import type { subscriptionErrors } from '@vitrine/api';
import { defineMessages } from '@vitrine/ui';

export const subscriptionRefusalMessages = defineMessages('subscriptionRefusals', {
  plan_active: 'You already have this plan.',
  plan_required: 'This is part of Pro. Choose a paid plan to use it.',
  no_paid_plan: 'You have no paid plan.',
  billing_unavailable: 'Payments are not available right now. Try again later.',
} satisfies Record<keyof typeof subscriptionErrors, string>);
