import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { products } from '../products/products.table.ts';
import type { PageFacts } from './product-links.table.ts';

/** When the pages of products are looked at, and what they said. */
export const productChecks = pgTable(
  'product_checks',
  {
    productId: text('product_id')
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** The page. One that is not the product's any more is forgotten. */
    linkKey: text('link_key').notNull(),
    host: text().notNull(),
    nextCheckAt: timestamp('next_check_at', { withTimezone: true }).notNull(),
    /** When the page last sold a product, or was seen to sell none. */
    checkedAt: timestamp('checked_at', { withTimezone: true }),
    /** Since when it has sold none, at every check that told. */
    missingSince: timestamp('missing_since', { withTimezone: true }),
    /** Facts of the page when it last sold a product. */
    said: jsonb().$type<PageFacts>(),
    /** The product's own name and price by then: what the page said is old once these are others. */
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

/** What the owners of products said is right. */
export const productConfirmations = pgTable('product_confirmations', {
  productId: text('product_id')
    .primaryKey()
    .references(() => products.id, { onDelete: 'cascade' }),
  confirmedAt: timestamp('confirmed_at', { withTimezone: true }).notNull(),
  product: jsonb().$type<ConfirmedProduct>().notNull(),
});
