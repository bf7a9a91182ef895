import { and, eq, isNotNull } from 'drizzle-orm';
import type { Db, Queries } from '../db/client.ts';
import { newId } from '../db/new-id.ts';
import type { Clock } from '../kernel/clock.ts';
import { newToken } from '../kernel/tokens.ts';
import { people } from '../people/people.table.ts';
import { type HeldSubscription, type Interval, isPaid, type Payments } from './payments.ts';
import { localPaymentPages, localSubscriptions } from './subscription.table.ts';

export type CheckoutOutcome = 'paid' | 'declined' | 'processing' | 'given up';
export type PortalChange = 'cancel' | 'resume' | 'fail renewal' | 'pay renewal';

/** A page of the local payments: a checkout of an interval, or the portal. */
export interface PaymentPage {
  personId: string;
  interval: Interval | undefined;
  isOpen: boolean;
  current: HeldSubscription | undefined;
}

export type LocalPayments = Payments & {
  /** Undefined for an unknown address. */
  page(id: string): Promise<PaymentPage | undefined>;
  /** Ends a checkout. Without effect if it has ended already. */
  finish(id: string, outcome: CheckoutOutcome): Promise<void>;
  manage(id: string, change: PortalChange): Promise<void>;
};

/** Payments without money, for development and trials. They behave like Stripe, as far as the app can see. */
export function createLocalPayments(db: Db, clock: Clock, addressOf: (id: string) => string): LocalPayments {
  async function held(queries: Queries, personId: string): Promise<HeldSubscription[]> {
    const rows = await queries
      .select()
      .from(localSubscriptions)
      .where(eq(localSubscriptions.personId, personId));
    const now = clock();
    return rows.map(({ id, status, interval, renews, endsAt }) => {
      const isOver = isPaid({ status }) && !renews && endsAt.getTime() <= now;
      const every = intervalOf(interval);
      return {
        id,
        status: isOver ? 'canceled' : status,
        interval: every,
        renews: renews && !isOver,
        endsAt: renews ? nextAfter(endsAt, every, now) : endsAt,
      };
    });
  }

  const paidOf = async (queries: Queries, personId: string) =>
    (await held(queries, personId)).find((one) => isPaid(one));

  async function openPage(personId: string, interval: Interval | undefined): Promise<string> {
    const id = newToken();
    const createdAt = new Date(clock());
    await db.insert(localPaymentPages).values({ id, personId, interval, isOpen: true, createdAt });
    return id;
  }

  async function pageIn(queries: Queries, id: string) {
    const [page] = await queries.select().from(localPaymentPages).where(eq(localPaymentPages.id, id));
    return page;
  }

  /** Changes of one person happen in turns. */
  const inTurn = <Result>(personId: string, change: (tx: Queries) => Promise<Result>): Promise<Result> =>
    db.transaction(async (tx) => {
      await tx.select({ id: people.id }).from(people).where(eq(people.id, personId)).for('no key update');
      return change(tx);
    });

  async function subscribe(tx: Queries, personId: string, interval: Interval, status: string): Promise<void> {
    const endsAt = nextAfter(new Date(clock()), interval, clock());
    const set = { interval, status, renews: true, endsAt };
    const current = await paidOf(tx, personId);
    if (current) await tx.update(localSubscriptions).set(set).where(eq(localSubscriptions.id, current.id));
    else await tx.insert(localSubscriptions).values({ id: newId(), personId, ...set });
  }

  return {
    async checkOut(personId, interval) {
      await db
        .update(localPaymentPages)
        .set({ isOpen: false })
        .where(and(eq(localPaymentPages.personId, personId), isNotNull(localPaymentPages.interval)));
      const id = await openPage(personId, interval);
      return { id, address: addressOf(id) };
    },
    subscriptionsOf: (personId) => held(db, personId),
    async cancel(subscriptionId) {
      await db
        .update(localSubscriptions)
        .set({ renews: false })
        .where(eq(localSubscriptions.id, subscriptionId));
    },
    openPortal: async (personId) => addressOf(await openPage(personId, undefined)),

    async page(id) {
      const page = await pageIn(db, id);
      if (!page) return undefined;
      const { personId, interval, isOpen } = page;
      return {
        personId,
        interval: interval === null ? undefined : intervalOf(interval),
        isOpen,
        current: await paidOf(db, personId),
      };
    },

    async finish(id, outcome) {
      const page = await pageIn(db, id);
      if (!page || page.interval === null) return;
      const { personId } = page;
      const interval = intervalOf(page.interval);
      await inTurn(personId, async (tx) => {
        if (!(await pageIn(tx, id))?.isOpen || outcome === 'declined') return;
        if (outcome === 'paid') {
          await tx
            .delete(localSubscriptions)
            .where(
              and(eq(localSubscriptions.personId, personId), eq(localSubscriptions.status, 'incomplete')),
            );
          await subscribe(tx, personId, interval, 'active');
        }
        if (outcome === 'processing' && !(await paidOf(tx, personId)))
          await subscribe(tx, personId, interval, 'incomplete');
        if (outcome === 'processing') return;
        await tx.update(localPaymentPages).set({ isOpen: false }).where(eq(localPaymentPages.id, id));
      });
    },

    async manage(id, change) {
      const page = await pageIn(db, id);
      if (!page || page.interval !== null) return;
      await inTurn(page.personId, async (tx) => {
        const current = await paidOf(tx, page.personId);
        if (!current) return;
        const set = {
          cancel: { renews: false },
          resume: { renews: true },
          'fail renewal': { status: 'past_due' },
          'pay renewal': { status: 'active' },
        }[change];
        await tx.update(localSubscriptions).set(set).where(eq(localSubscriptions.id, current.id));
      });
    },
  };
}

const intervalOf = (text: string): Interval => (text === 'year' ? 'year' : 'month');

/** Returns the first end of a period after `now`, counted from the first one. */
function nextAfter(first: Date, interval: Interval, now: number): Date {
  for (let count = 0; ; count += 1) {
    const end = monthsAfter(first, count * (interval === 'year' ? 12 : 1));
    if (end.getTime() > now) return end;
  }
}

/** The same day of a later month, or its last one. */
function monthsAfter(date: Date, months: number): Date {
  const later = new Date(date);
  later.setUTCMonth(date.getUTCMonth() + months);
  if (later.getUTCDate() !== date.getUTCDate()) later.setUTCDate(0);
  return later;
}
