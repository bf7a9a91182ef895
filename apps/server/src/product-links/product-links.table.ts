import { boolean, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { products } from '../products/products.table.ts';
import type { PageFacts } from './page-facts.ts';

/** What was behind links when they were last read, by the address that was asked for. */
export const linkPreviews = pgTable('link_previews', {
  url: text().primaryKey(),
  /** Where the redirects ended. */
  finalUrl: text('final_url').notNull(),
  facts: jsonb().$type<PageFacts>().notNull(),
  isProduct: boolean('is_product').notNull(),
  /** The product that was made of it, once somebody wanted it. */
  productId: text('product_id').references(() => products.id, { onDelete: 'set null' }),
  readAt: timestamp('read_at', { withTimezone: true }).notNull(),
});
