/** Plans that are paid for, by the interval of payments (2 §7). */
export const PLAN_TYPES = ['monthly', 'annual'] as const;
/** A plan that is paid for. */
export type PlanType = (typeof PLAN_TYPES)[number];

/** Prices of plans in dollars: of a month, and of a year for the annual plan (2 §9). */
export const PLAN_PRICES = { basic: 0, monthly: 7.99, annual: 59.99, annualByMonth: 4.99 } as const;

/** Percent saved by the annual plan, as the specification has it (D24). */
export const ANNUAL_SAVING_PERCENT = 38;

/** Features of paid plans (2 §6). */
export const PRO_FEATURES = ['enhanced analytics', 'link analytics', 'link pinning'] as const;

/** Milliseconds from the return of a checkout until its result is asked for (2 §4, §9). */
export const CHECKOUT_REFRESH_MS = 2000;

/** Refusals of plans. */
export const subscriptionErrors = {
  plan_active: { status: 409, text: 'You already have this plan.' },
  plan_required: { status: 402, text: 'This is part of Pro. Choose a paid plan to use it.' },
  no_paid_plan: { status: 409, text: 'You have no paid plan.' },
  billing_unavailable: { status: 503, text: 'Payments are not available right now. Try again later.' },
} as const;
