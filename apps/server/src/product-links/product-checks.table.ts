import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { ofProduct } from '../products/products.table.ts';
import type { PageFacts } from './product-links.table.ts';

export const productChecks = pgTable(
  'product_checks',
  {
    productId: ofProduct().primaryKey(),
    /** Page to check. If the product gets another link, its checks start anew. */
    linkKey: text('link_key').notNull(),
    host: text().notNull(),
    nextCheckAt: timestamp('next_check_at', { withTimezone: true }).notNull(),
    /** Time of the last check with a clear result. */
    checkedAt: timestamp('checked_at', { withTimezone: true }),
    /** Time of the first of the latest checks in a row that found no product; null while the page sells one. */
    missingSince: timestamp('missing_since', { withTimezone: true }),
    /** Facts of the page at the last check that found a product. */
    said: jsonb().$type<PageFacts>(),
    /** The product's name and price when `said` was stored. If they differ now, `said` is outdated. */
    saidOfName: text('said_of_name'),
    saidOfPriceCents: integer('said_of_price_cents'),
  },
  (table) => [index('product_checks_due').on(table.host, table.nextCheckAt)],
);

export interface ConfirmedProduct {
  name: string;
  price: number | null;
  retailer: string | null;
  rating: number | null;
}

export const productConfirmations = pgTable('product_confirmations', {
  productId: ofProduct().primaryKey(),
  confirmedAt: timestamp('confirmed_at', { withTimezone: true }).notNull(),
  product: jsonb().$type<ConfirmedProduct>().notNull(),
});
