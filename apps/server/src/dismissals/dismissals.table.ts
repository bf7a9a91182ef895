import { index, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core';
import { ofPerson } from '../people/people.table.ts';
import { ofProduct } from '../products/products.table.ts';

export const dismissals = pgTable(
  'dismissals',
  {
    personId: ofPerson(),
    productId: ofProduct(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.productId] }),
    index('dismissals_product').on(table.productId),
  ],
);
