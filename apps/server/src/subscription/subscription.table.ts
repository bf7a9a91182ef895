import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { ofPerson } from '../people/people.table.ts';

/** Copies of what the payment service holds, one of a person. People without a row never paid. */
export const subscriptions = pgTable('subscriptions', {
  personId: ofPerson().primaryKey(),
  /** Id at the payment service; null while there is a checkout alone. */
  subscriptionId: text('subscription_id'),
  status: text().notNull(),
  /** `month` or `year`. */
  interval: text(),
  renews: boolean().notNull(),
  endsAt: timestamp('ends_at', { withTimezone: true }),
  /** Time until which an opened checkout may still be finished; null without one. */
  checkoutUntil: timestamp('checkout_until', { withTimezone: true }),
  /** Number of times that the payment service was asked, and the one whose answer the copy is. */
  asks: integer().notNull(),
  answered: integer().notNull(),
  askedAt: timestamp('asked_at', { withTimezone: true }),
  /** Time at which a second plan was ended and paid back; null if there never was one. */
  paidBackAt: timestamp('paid_back_at', { withTimezone: true }),
});

/** Customers at Stripe, one of a person from the first checkout on. */
export const stripeCustomers = pgTable('stripe_customers', {
  personId: ofPerson().primaryKey(),
  customerId: text('customer_id').notNull().unique(),
  /** Number of checkouts that were asked for; the last one alone stays open. */
  checkouts: integer().notNull(),
});

/** Messages of Stripe that were worked on, kept for as long as Stripe may repeat them. */
export const stripeMessages = pgTable(
  'stripe_messages',
  {
    id: text().primaryKey(),
    workedOnAt: timestamp('worked_on_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('stripe_messages_time').on(table.workedOnAt)],
);

/** Subscriptions of the local payments, which take no money. */
export const localSubscriptions = pgTable(
  'local_subscriptions',
  {
    id: text().primaryKey(),
    personId: ofPerson(),
    status: text().notNull(),
    interval: text().notNull(),
    renews: boolean().notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('local_subscriptions_person').on(table.personId)],
);

/** Pages of the local payments, by the secret in their address. */
export const localPaymentPages = pgTable(
  'local_payment_pages',
  {
    id: text().primaryKey(),
    personId: ofPerson(),
    /** The interval that a checkout is about; null for a portal. */
    interval: text(),
    isOpen: boolean('is_open').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('local_payment_pages_person').on(table.personId)],
);
