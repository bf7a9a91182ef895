import type { PlanType, Subscription } from '@vitrine/api';

/** A plan: the free one, or one that is paid for. */
export type Plan = 'basic' | PlanType;

/** The offer of a plan's card (D24). `scheduled`: the paid plan ends by itself. */
export type PlanAction = 'active' | 'upgrade' | 'switch' | 'cancel' | 'scheduled';

/** Returns the plan that a person has. */
export function planOf({ tier, planInterval }: Pick<Subscription, 'tier' | 'planInterval'>): Plan {
  if (tier !== 'premium') return 'basic';
  return planInterval === 'year' ? 'annual' : 'monthly';
}

/** Returns what the card of a plan offers to a person. */
export function planActionOf(subscription: Subscription, plan: Plan): PlanAction {
  const current = planOf(subscription);
  if (plan === current) return 'active';
  if (plan === 'basic') return isEnding(subscription) ? 'scheduled' : 'cancel';
  return current === 'annual' ? 'switch' : 'upgrade';
}

/** Whether a paid plan ends with its period. */
export const isEnding = ({
  tier,
  autoRenew,
  nextBillingDate,
}: Pick<Subscription, 'tier' | 'autoRenew' | 'nextBillingDate'>): boolean =>
  tier === 'premium' && !autoRenew && nextBillingDate !== null;
