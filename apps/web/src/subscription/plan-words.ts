import type { Plan } from '@vitrine/hooks';
import type { MessagesOf } from '@vitrine/ui';
import type { subscriptionMessages } from './subscription.messages.ts';

/** Returns the names and prices of the plans. */
export const planWordsOf = (
  texts: MessagesOf<typeof subscriptionMessages>,
  product: string,
): Record<Plan, { name: string; price: string }> => ({
  basic: { name: texts.basic, price: texts.freePrice },
  monthly: { name: texts.pro(product), price: texts.monthlyPrice },
  annual: { name: texts.proAnnual(product), price: texts.annualPrice },
});
