import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { products } from '../products/products.table.ts';
import type { PageFacts } from './product-links.table.ts';

/** Times and results of the checks of product pages. */
export const productChecks = pgTable(
  'product_checks',
  {
    productId: text('product_id')
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** The page's link; the check is dropped when the product has another page. */
    linkKey: text('link_key').notNull(),
    host: text().notNull(),
    nextCheckAt: timestamp('next_check_at', { withTimezone: true }).notNull(),
    /** Time of the last check with a clear result. */
    checkedAt: timestamp('checked_at', { withTimezone: true }),
    /** Time of the first of the latest checks that found no product. */
    missingSince: timestamp('missing_since', { withTimezone: true }),
    /** Facts of the page at the last check that found a product. */
    said: jsonb().$type<PageFacts>(),
    /** The product's own name and price at that check; the facts are outdated once these differ. */
    saidOfName: text('said_of_name'),
    saidOfPriceCents: integer('said_of_price_cents'),
  },
  (table) => [index('product_checks_due').on(table.host, table.nextCheckAt)],
);

/** A product as its owner confirmed it. */
export interface ConfirmedProduct {
  name: string;
  price: number | null;
  retailer: string | null;
  rating: number | null;
}

/** Products as their owners confirmed them. */
export const productConfirmations = pgTable('product_confirmations', {
  productId: text('product_id')
    .primaryKey()
    .references(() => products.id, { onDelete: 'cascade' }),
  confirmedAt: timestamp('confirmed_at', { withTimezone: true }).notNull(),
  product: jsonb().$type<ConfirmedProduct>().notNull(),
});
