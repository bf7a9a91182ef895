import { eq, sql } from 'drizzle-orm';
import type { StripeSettings } from '../config/config.ts';
import type { Db } from '../db/client.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Log } from '../kernel/log.ts';
import type { HeldSubscription, Payments } from './payments.ts';
import { createStripeClient, StripeTrouble } from './stripe-client.ts';
import { fieldsOf, heldFrom } from './stripe-subscription.ts';
import { stripeCustomers } from './subscription.table.ts';

/** A message of Stripe, of which only the customer is believed; all else is asked for. */
export interface StripeMessage {
  id: string;
  type: string;
  customerId: string | undefined;
  /** Whether it is about a subscription that has none of our prices. */
  isForeign: boolean;
}

export type StripePayments = Payments & {
  /** Reads the bytes of a message. Resolves to undefined if Stripe did not sign them, or too long ago. */
  messageIn(bytes: Uint8Array, signature: string): Promise<StripeMessage | undefined>;
  /** Resolves to undefined for customers of others. */
  personOf(customerId: string): Promise<string | undefined>;
};

export interface StripePaymentsOptions {
  settings: StripeSettings;
  /** Scheme and host of this site, which the pages of Stripe lead back to. */
  origin: string;
  log: Log;
}

const MISSING = 'resource_missing';
/** Age at which a signature is too old, as Stripe recommends. */
const SIGNED_WITHIN_SECONDS = 300;

/** Payments by Stripe. No transaction of the database is open while Stripe is asked. */
export function createStripePayments(
  db: Db,
  clock: Clock,
  { settings, origin, log }: StripePaymentsOptions,
): StripePayments {
  const { prices, webhookSecret } = settings;
  const { ask, open } = createStripeClient(settings);
  const pages = {
    success: `${origin}/subscription/success`,
    cancel: `${origin}/subscription/cancel`,
    plans: `${origin}/subscription-plans`,
  };

  async function customerOf(personId: string): Promise<string | undefined> {
    const [row] = await db.select().from(stripeCustomers).where(eq(stripeCustomers.personId, personId));
    return row?.customerId;
  }

  /** Makes the customer of a person. Of several at once, all get the same one. */
  async function makeCustomer(personId: string, former?: string): Promise<string> {
    const idempotencyKey = `customer:${personId}:${former ?? 'first'}`;
    const { id } = await ask((stripe) =>
      stripe.customers.create({ metadata: { personId } }, { idempotencyKey }),
    );
    await db
      .insert(stripeCustomers)
      .values({ personId, customerId: id, checkouts: 0 })
      .onConflictDoUpdate({
        target: stripeCustomers.personId,
        set: { customerId: id },
        setWhere: former === undefined ? sql`false` : eq(stripeCustomers.customerId, former),
      });
    return (await customerOf(personId)) ?? id;
  }

  /** Whether somebody deleted the customer at Stripe. One of another account is no deleted one, but trouble. */
  async function isDeleted(customerId: string): Promise<boolean> {
    return fieldsOf(await ask((stripe) => stripe.customers.retrieve(customerId))).deleted === true;
  }

  async function nextCheckout(personId: string): Promise<number> {
    const [row] = await db
      .update(stripeCustomers)
      .set({ checkouts: sql`${stripeCustomers.checkouts} + 1` })
      .where(eq(stripeCustomers.personId, personId))
      .returning({ number: stripeCustomers.checkouts });
    return row?.number ?? 0;
  }

  async function expire(sessionId: string): Promise<void> {
    try {
      await ask((stripe) => stripe.checkout.sessions.expire(sessionId));
    } catch (error) {
      // Another instance may have been faster. A session that was paid meanwhile is trouble.
      const { status } = await ask((stripe) => stripe.checkout.sessions.retrieve(sessionId));
      if (status !== 'expired') throw error;
    }
  }

  /** Ends all open checkouts of a customer but the one that was asked for last, which it returns. */
  async function leaveLastOpen(customer: string, number: number) {
    const sessions = await ask((stripe) =>
      stripe.checkout.sessions
        .list({ customer, status: 'open', limit: 100 })
        .autoPagingToArray({ limit: 1000 }),
    );
    const numberOf = ({ metadata }: { metadata: Record<string, string> | null }) =>
      Number(metadata?.checkout ?? 0);
    const [last] = sessions
      .filter((session) => numberOf(session) >= number)
      .toSorted((one, other) => numberOf(other) - numberOf(one));
    for (const session of sessions) if (session.id !== last?.id) await expire(session.id);
    return last;
  }

  async function startPlan(personId: string, customer: string, price: string) {
    const number = await nextCheckout(personId);
    const created = await ask((stripe) =>
      stripe.checkout.sessions.create({
        mode: 'subscription',
        customer,
        line_items: [{ price, quantity: 1 }],
        success_url: pages.success,
        cancel_url: pages.cancel,
        metadata: { checkout: String(number) },
      }),
    );
    // The older ones end before anybody knows the new address, and a failure leaves them as they are.
    const session = (await leaveLastOpen(customer, number)) ?? created;
    if (!session.url) throw new Error('A checkout of Stripe has no address.');
    return { id: session.id, address: session.url };
  }

  const openPortal = (customer: string) =>
    ask((stripe) => stripe.billingPortal.sessions.create({ customer, return_url: pages.plans }));

  /** Opens the page that shows the price of a change, and changes the plan once the person confirms it. */
  async function openChange(customer: string, subscriptionId: string, price: string) {
    const { items } = await ask((stripe) => stripe.subscriptions.retrieve(subscriptionId));
    const item = items.data.find((one) => Object.values(prices).includes(one.price.id));
    if (!item) throw new Error('A plan at Stripe has no price of ours any more.');
    return ask((stripe) =>
      stripe.billingPortal.sessions.create({
        customer,
        return_url: pages.cancel,
        flow_data: {
          type: 'subscription_update_confirm',
          subscription_update_confirm: {
            subscription: subscriptionId,
            items: [{ id: item.id, price, quantity: 1 }],
          },
          after_completion: { type: 'redirect', redirect: { return_url: pages.success } },
        },
      }),
    );
  }

  async function changePlan(customer: string, current: HeldSubscription, price: string) {
    await leaveLastOpen(customer, Number.POSITIVE_INFINITY);
    // A plan that is to end goes on as it is by a press in the portal.
    if (prices[current.interval] === price) return openPortal(customer);
    try {
      return await openChange(customer, current.id, price);
    } catch (error) {
      if (!(error instanceof StripeTrouble && error.isRefusal)) throw error;
      // Some plans have to be resumed or paid for before they change, which the portal lets people do.
      log.error('payments: a change of plan was refused', error);
      return openPortal(customer);
    }
  }

  async function payBackInvoice(invoice: string, subscriptionId: string): Promise<boolean> {
    const payments = await ask((stripe) => stripe.invoicePayments.list({ invoice, status: 'paid' }));
    let isPaidBack = false;
    for (const { id, payment } of payments.data) {
      const target = targetOf(payment);
      if (!target) continue;
      const idempotencyKey = `refund:${subscriptionId}:${id}`;
      await ask((stripe) =>
        stripe.refunds.create({ ...target, reason: 'duplicate' }, { idempotencyKey }),
      ).catch(unless('charge_already_refunded'));
      isPaidBack = true;
    }
    return isPaidBack;
  }

  return {
    async checkOut(personId, interval, current) {
      const price = prices[interval];
      const customer = (await customerOf(personId)) ?? (await makeCustomer(personId));
      if (current) {
        const { id, url } = await changePlan(customer, current, price);
        return { id, address: url };
      }
      try {
        return await startPlan(personId, customer, price);
      } catch (error) {
        if (!isMissing(error) || !(await isDeleted(customer))) throw error;
        return startPlan(personId, await makeCustomer(personId, customer), price);
      }
    },

    async subscriptionsOf(personId) {
      const customer = await customerOf(personId);
      if (customer === undefined) return [];
      try {
        const all = await ask((stripe) =>
          stripe.subscriptions
            .list({ customer, status: 'all', limit: 100 })
            .autoPagingToArray({ limit: 10_000 }),
        );
        return all.flatMap((one) => heldFrom(one, prices) ?? []);
      } catch (error) {
        if (!isMissing(error) || !(await isDeleted(customer))) throw error;
        return [];
      }
    },

    async cancel(subscriptionId) {
      await ask((stripe) => stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: true }));
    },

    async openPortal(personId) {
      const customer = await customerOf(personId);
      if (customer === undefined) throw new Error('A person without a customer has a plan.');
      return (await openPortal(customer)).url;
    },

    async payBack(subscriptionId) {
      const { data } = await ask((stripe) =>
        stripe.invoices.list({ subscription: subscriptionId, status: 'paid', limit: 1 }),
      );
      const [invoice] = data;
      const isOwed = invoice !== undefined && invoice.amount_paid > 0;
      // Money first: once the plan has ended, nobody would notice that it is still owed.
      const isPaidBack = isOwed && (await payBackInvoice(invoice.id, subscriptionId));
      if (isOwed && !isPaidBack)
        log.error('payments: pay a second plan back by hand', undefined, { subscription: subscriptionId });
      const idempotencyKey = `end:${subscriptionId}`;
      await ask((stripe) => stripe.subscriptions.cancel(subscriptionId, {}, { idempotencyKey })).catch(
        unless(MISSING),
      );
      return isPaidBack;
    },

    async messageIn(bytes, signature) {
      const { webhooks } = await open();
      let event: unknown;
      try {
        event = webhooks.constructEvent(
          bytes,
          signature,
          webhookSecret,
          SIGNED_WITHIN_SECONDS,
          undefined,
          clock(),
        );
      } catch {
        return undefined;
      }
      const { id, type, data } = fieldsOf(event);
      if (typeof id !== 'string' || typeof type !== 'string') return undefined;
      const about = fieldsOf(fieldsOf(data).object);
      const { customer } = about;
      const customerId = typeof customer === 'string' ? customer : fieldsOf(customer).id;
      return {
        id,
        type,
        customerId: typeof customerId === 'string' ? customerId : undefined,
        isForeign: about.object === 'subscription' && heldFrom(about, prices) === undefined,
      };
    },

    async personOf(customerId) {
      const [row] = await db
        .select({ personId: stripeCustomers.personId })
        .from(stripeCustomers)
        .where(eq(stripeCustomers.customerId, customerId));
      return row?.personId;
    },
  };
}

const isMissing = (error: unknown): boolean => error instanceof StripeTrouble && error.code === MISSING;

/** Lets an error with the code pass as done. */
const unless =
  (code: string) =>
  (error: unknown): undefined => {
    if (!(error instanceof StripeTrouble && error.code === code)) throw error;
  };

/** Returns the payment to refund; undefined for one that did not go through Stripe. */
function targetOf(payment: unknown): { payment_intent: string } | { charge: string } | undefined {
  const { payment_intent, charge } = fieldsOf(payment);
  const idOf = (value: unknown) => (typeof value === 'string' ? value : fieldsOf(value).id);
  const [intentId, chargeId] = [idOf(payment_intent), idOf(charge)];
  if (typeof intentId === 'string') return { payment_intent: intentId };
  return typeof chargeId === 'string' ? { charge: chargeId } : undefined;
}
