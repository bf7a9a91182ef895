import { index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { products } from '../products/products.table.ts';
import { people } from '../session/session.table.ts';

/** The dismissals of people, each product at most once. */
export const dismissals = pgTable(
  'dismissals',
  {
    personId: text('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.productId] }),
    index('dismissals_product').on(table.productId),
  ],
);
