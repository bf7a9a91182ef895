import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { products } from '../products/products.table.ts';

/** Foreign pictures of products: a queue of what is to be fetched, and what became of it. */
export const productImages = pgTable(
  'product_images',
  {
    productId: text('product_id')
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    url: text().notNull(),
    /** The host of the address, so that nobody is asked too much at once. */
    host: text().notNull(),
    state: text().$type<'pending' | 'ready' | 'failed'>().notNull().default('pending'),
    attempts: integer().notNull().default(0),
    /** Whoever fetches it moves this on: if they die over it, it is due again by itself. */
    nextAttemptAt: timestamp('next_attempt_at', { withTimezone: true }).notNull(),
    /** Why the last attempt failed. */
    reason: text(),
  },
  (table) => [
    index('product_images_due').on(table.nextAttemptAt).where(sql`${table.state} = 'pending'`),
    index('product_images_host').on(table.host).where(sql`${table.state} = 'pending'`),
  ],
);
