import { eq, lt } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { type Clock, DAY } from '../kernel/clock.ts';
import type { Log } from '../kernel/log.ts';
import type { StripeMessage, StripePayments } from './stripe-payments.ts';
import { stripeMessages } from './subscription.table.ts';

/** Kinds of messages after which a plan may be another. */
const ABOUT_PLANS = /^(checkout\.session|customer\.subscription|invoice)\./;
const KEPT = 30 * DAY;

export type StripeMessages = ReturnType<typeof createStripeMessages>;

export interface StripeMessagesOptions {
  clock: Clock;
  log: Log;
  payments: Pick<StripePayments, 'messageIn' | 'personOf'>;
  /** Copies the plan of a person anew. */
  onChange(personId: string): Promise<unknown>;
}

/**
 * Messages of Stripe. Each only causes that Stripe is asked anew, so their order does not matter. One that fails
 * is not noted, so that its repetition is worked on.
 */
export function createStripeMessages(db: Db, { clock, log, payments, onChange }: StripeMessagesOptions) {
  async function isWorkedOn(id: string): Promise<boolean> {
    return (await db.select().from(stripeMessages).where(eq(stripeMessages.id, id))).length > 0;
  }

  async function copyAnew({ type, customerId, isForeign }: StripeMessage): Promise<void> {
    const without = (reason: string) => log.info('stripe message without effect', { type, reason });
    if (!ABOUT_PLANS.test(type)) return without('unknown type');
    const personId = customerId === undefined ? undefined : await payments.personOf(customerId);
    if (personId === undefined) return without('unknown customer');
    // A plan may have moved to a price of others, so the copy has to be made anew.
    if (isForeign) without('price of others');
    await onChange(personId);
  }

  return {
    messageIn: payments.messageIn,

    /** Throws `billing_unavailable`. */
    async workOn(message: StripeMessage): Promise<void> {
      if (await isWorkedOn(message.id)) return;
      await copyAnew(message);
      await db
        .insert(stripeMessages)
        .values({ id: message.id, workedOnAt: new Date(clock()) })
        .onConflictDoNothing();
    },

    /** Deletes what Stripe does not repeat any more. */
    async sweep(): Promise<void> {
      await db.delete(stripeMessages).where(lt(stripeMessages.workedOnAt, new Date(clock() - KEPT)));
    },
  };
}
