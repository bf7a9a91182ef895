export type Interval = 'month' | 'year';

/** A subscription as the payment service holds it. */
export interface HeldSubscription {
  id: string;
  /** `active`, `trialing`, `past_due`, `incomplete`, `canceled` and others, as Stripe names them. */
  status: string;
  interval: Interval;
  /** Whether it goes on after `endsAt`. */
  renews: boolean;
  /** Null if the service does not say. */
  endsAt: Date | null;
  /** Undefined if the service does not say. */
  createdAt?: Date | undefined;
}

/** A service that takes payments. It has the truth about subscriptions; the server keeps copies. */
export interface Payments {
  /** Opens a checkout that starts a subscription, or changes the given one. Ends an open checkout of the person. */
  checkOut(
    personId: string,
    interval: Interval,
    current: HeldSubscription | undefined,
  ): Promise<{ id: string; address: string }>;
  /** Returns all subscriptions of a person, ended ones too. */
  subscriptionsOf(personId: string): Promise<HeldSubscription[]>;
  /** Ends a subscription with its period. */
  cancel(subscriptionId: string): Promise<void>;
  /** Opens the page on which a person manages payments. */
  openPortal(personId: string): Promise<string>;
  /**
   * Ends a subscription at once and pays its last payment back. Repetitions pay nothing more. Resolves to whether
   * money went back. Services without it never hold two subscriptions of a person.
   */
  payBack?(subscriptionId: string): Promise<boolean>;
}

/** Of the states without a successful payment, a renewal that is tried again alone keeps the plan. */
const PAID = ['active', 'trialing', 'past_due'];

export const isPaid = ({ status }: { status: string }): boolean => PAID.includes(status);

/** Whether a subscription gives the plan with no payment outstanding. */
export const isSettled = ({ status }: { status: string }): boolean =>
  isPaid({ status }) && status !== 'past_due';
