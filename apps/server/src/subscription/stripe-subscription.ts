import type { HeldSubscription, Interval } from './payments.ts';

/** Ids of prices, by the interval of payments. */
export type Prices = Record<Interval, string>;

const ENDED = ['canceled', 'incomplete_expired'];

/**
 * Reads a subscription as Stripe sends it. Versions of its API have the end of the period at different places,
 * and two ways to say that a subscription is about to end. Returns undefined if its price is not one of ours.
 */
export function heldFrom(given: unknown, prices: Prices): HeldSubscription | undefined {
  const subscription = fieldsOf(given);
  const priced = listOf(fieldsOf(subscription.items).data)
    .map((item) => ({ item: fieldsOf(item), interval: intervalOf(item, prices) }))
    .find(({ interval }) => interval !== undefined);
  if (!priced?.interval || typeof subscription.id !== 'string') return undefined;
  const { item, interval } = priced;
  const status = typeof subscription.status === 'string' ? subscription.status : '';
  const periodEnd = dateOf(item.current_period_end) ?? dateOf(subscription.current_period_end);
  const cancelAt = dateOf(subscription.cancel_at);
  const isOver = ENDED.includes(status);
  const ended = dateOf(subscription.ended_at) ?? dateOf(subscription.canceled_at);
  return {
    id: subscription.id,
    status,
    interval,
    renews: !isOver && subscription.cancel_at_period_end !== true && cancelAt === undefined,
    endsAt: (isOver ? ended : cancelAt) ?? periodEnd ?? null,
    createdAt: dateOf(subscription.created),
  };
}

function intervalOf(item: unknown, prices: Prices): Interval | undefined {
  const { id } = fieldsOf(fieldsOf(item).price);
  if (id === prices.month) return 'month';
  return id === prices.year ? 'year' : undefined;
}

export const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Reads seconds since 1970. */
function dateOf(seconds: unknown): Date | undefined {
  if (typeof seconds !== 'number') return undefined;
  const date = new Date(seconds * 1000);
  return Number.isNaN(date.getTime()) ? undefined : date;
}
