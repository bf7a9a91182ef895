import type { PlanType, Subscription } from '@vitrine/api';
import { and, eq, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { type Clock, DAY, SECOND } from '../kernel/clock.ts';
import { DomainError } from '../kernel/domain-error.ts';
import type { Log } from '../kernel/log.ts';
import { type HeldSubscription, type Interval, isPaid, isSettled, type Payments } from './payments.ts';
import { subscriptions } from './subscription.table.ts';

const INTERVALS: Record<PlanType, Interval> = { monthly: 'month', annual: 'year' };
/** Time in which an opened checkout may be finished. */
const CHECKOUT_OPEN = DAY;
/** Time between two questions about a person that no message caused. */
const ASKED_EVERY = 5 * SECOND;
/** Time for which a person is told that a second plan was paid back. */
const PAID_BACK_TOLD = 30 * DAY;

/** The row of a person who has never paid. */
const NONE = { status: '', renews: false, asks: 0, answered: 0 };

type Row = typeof subscriptions.$inferSelect;

export type Subscriptions = ReturnType<typeof createSubscriptions>;

export interface SubscriptionOptions {
  clock: Clock;
  log: Log;
  /** Undefined if no payments can be taken. */
  payments: Payments | undefined;
}

/** Keeps a copy of each person's subscription, which is asked for anew whenever it may have changed. */
export function createSubscriptions(db: Db, { clock, log, payments }: SubscriptionOptions) {
  const rowOf = async (personId: string): Promise<Row | undefined> =>
    (await db.select().from(subscriptions).where(eq(subscriptions.personId, personId)))[0];

  /** Throws `billing_unavailable`. */
  async function asked<Result>(ask: (payments: Payments) => Promise<Result>): Promise<Result> {
    if (!payments) throw new DomainError('billing_unavailable');
    try {
      return await ask(payments);
    } catch (error) {
      if (error instanceof DomainError) throw error;
      log.error('payments', error);
      throw new DomainError('billing_unavailable');
    }
  }

  /**
   * Copies what the payment service holds now. Of several at once, the one that asked last counts. Throws
   * `billing_unavailable`.
   */
  async function copy(personId: string): Promise<HeldSubscription[]> {
    const askedAt = new Date(clock());
    const [before] = await db
      .insert(subscriptions)
      .values({ personId, ...NONE, asks: 1, askedAt })
      .onConflictDoUpdate({
        target: subscriptions.personId,
        set: { asks: sql`${subscriptions.asks} + 1`, askedAt },
      })
      .returning();
    const all = await asked((service) => service.subscriptionsOf(personId));
    const held = bestOf(all);
    const answered = before?.asks ?? 0;
    const now = {
      subscriptionId: held?.id ?? null,
      status: held?.status ?? '',
      interval: held?.interval ?? null,
      renews: held?.renews ?? false,
      endsAt: held?.endsAt ?? null,
    };
    await db
      .update(subscriptions)
      .set({
        ...{ ...now, answered },
        // A plan that is the same as before may still be about to change.
        ...(held && isPaid(held) && before && differ(before, now) ? { checkoutUntil: null } : {}),
      })
      .where(and(eq(subscriptions.personId, personId), lt(subscriptions.answered, answered)));
    return all;
  }

  async function refresh(personId: string): Promise<Row | undefined> {
    await copy(personId);
    return rowOf(personId);
  }

  function mayHaveChanged({ status, endsAt, checkoutUntil }: Row): boolean {
    const now = clock();
    if (checkoutUntil !== null && checkoutUntil.getTime() > now) return true;
    return isPaid({ status }) && (endsAt === null || endsAt.getTime() <= now);
  }

  /** Whether the service was not asked about the person just now. Only one of several callers gets a yes. */
  async function mayAsk(personId: string): Promise<boolean> {
    const now = clock();
    const { askedAt } = subscriptions;
    const allowed = await db
      .update(subscriptions)
      .set({ askedAt: new Date(now) })
      .where(
        and(
          eq(subscriptions.personId, personId),
          or(isNull(askedAt), lte(askedAt, new Date(now - ASKED_EVERY))),
        ),
      )
      .returning({ personId: subscriptions.personId });
    return allowed.length > 0;
  }

  async function current(personId: string): Promise<Row | undefined> {
    const row = await rowOf(personId);
    if (!row || !mayHaveChanged(row) || !(await mayAsk(personId))) return row;
    // While the service cannot be asked, the copy holds.
    return refresh(personId).catch(() => row);
  }

  /** Throws `no_paid_plan` and `billing_unavailable`. */
  async function paidPlanOf(personId: string): Promise<HeldSubscription> {
    const held = heldIn(await refresh(personId));
    if (!held || !isPaid(held)) throw new DomainError('no_paid_plan');
    return held;
  }

  return {
    refresh,

    /**
     * Copies the plan anew after a message of the payment service, and pays a second one back. Throws
     * `billing_unavailable`.
     */
    async onMessage(personId: string): Promise<void> {
      const second = laterOnes(await copy(personId));
      if (second.length === 0) return;
      for (const { id } of second) {
        if (await asked(async (service) => service.payBack?.(id)))
          await db
            .update(subscriptions)
            .set({ paidBackAt: new Date(clock()) })
            .where(eq(subscriptions.personId, personId));
      }
      await copy(personId);
    },

    status: async (personId: string): Promise<Subscription> => answerOf(await current(personId), clock()),

    /** Whether features of paid plans are open to a person. */
    async isPro(personId: string): Promise<boolean> {
      const row = await current(personId);
      return row !== undefined && isPaid(row);
    },

    /** Throws `plan_active` and `billing_unavailable`. */
    async checkOut(personId: string, plan: PlanType): Promise<{ checkoutUrl: string; sessionId: string }> {
      const interval = INTERVALS[plan];
      const held = heldIn(await refresh(personId));
      const paid = held && isPaid(held) ? held : undefined;
      if (paid?.interval === interval && paid.renews) throw new DomainError('plan_active');
      const { id, address } = await asked((service) => service.checkOut(personId, interval, paid));
      const checkoutUntil = new Date(clock() + CHECKOUT_OPEN);
      await db
        .insert(subscriptions)
        .values({ personId, ...NONE, checkoutUntil })
        .onConflictDoUpdate({ target: subscriptions.personId, set: { checkoutUntil } });
      return { checkoutUrl: address, sessionId: id };
    },

    /** Ends the plan with its period. Throws `no_paid_plan` and `billing_unavailable`. */
    async cancel(personId: string): Promise<Subscription> {
      const held = await paidPlanOf(personId);
      if (held.renews) await asked((service) => service.cancel(held.id));
      return answerOf(await refresh(personId), clock());
    },

    /** Throws `no_paid_plan` and `billing_unavailable`. */
    async openPortal(personId: string): Promise<{ portalUrl: string }> {
      await paidPlanOf(personId);
      const portalUrl = await asked((service) => service.openPortal(personId));
      // Payments may change there without telling.
      const checkoutUntil = new Date(clock() + CHECKOUT_OPEN);
      await db.update(subscriptions).set({ checkoutUntil }).where(eq(subscriptions.personId, personId));
      return { portalUrl };
    },
  };
}

/** A paid subscription goes before an unpaid one, and the one that ends last before others. */
function bestOf(held: readonly HeldSubscription[]): HeldSubscription | undefined {
  const order = (one: HeldSubscription, other: HeldSubscription) =>
    Number(isPaid(other)) - Number(isPaid(one)) || timeOf(other.endsAt) - timeOf(one.endsAt);
  return held.toSorted(order)[0];
}

/** Returns all paid subscriptions but the first, in the order of their creation. */
const laterOnes = (held: readonly HeldSubscription[]): HeldSubscription[] =>
  held
    .filter(isSettled)
    .toSorted((one, other) => timeOf(one.createdAt) - timeOf(other.createdAt) || (one.id < other.id ? -1 : 1))
    .slice(1);

const timeOf = (date: Date | null | undefined): number => date?.getTime() ?? 0;

type Copy = Pick<Row, 'subscriptionId' | 'status' | 'interval' | 'renews' | 'endsAt'>;

const differ = (one: Copy, other: Copy): boolean =>
  one.subscriptionId !== other.subscriptionId ||
  one.status !== other.status ||
  one.interval !== other.interval ||
  one.renews !== other.renews ||
  timeOf(one.endsAt) !== timeOf(other.endsAt);

function heldIn(row: Row | undefined): HeldSubscription | undefined {
  if (!row?.subscriptionId) return undefined;
  const { subscriptionId: id, status, renews, endsAt } = row;
  return { id, status, renews, endsAt, interval: row.interval === 'year' ? 'year' : 'month' };
}

function answerOf(row: Row | undefined, now: number): Subscription {
  const held = heldIn(row);
  const status = row?.status ?? '';
  const paidBack = timeOf(row?.paidBackAt) > now - PAID_BACK_TOLD ? { paidBack: true } : {};
  if (!held || !isPaid(held))
    return {
      tier: 'free',
      planInterval: null,
      autoRenew: false,
      nextBillingDate: null,
      status,
      ...paidBack,
    };
  const { interval, renews, endsAt } = held;
  return {
    tier: 'premium',
    planInterval: interval,
    autoRenew: renews,
    nextBillingDate: endsAt?.toISOString() ?? null,
    status,
    ...paidBack,
  };
}
