import { index, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core';
import { ofPerson } from '../people/people.table.ts';
import { ofProduct } from '../products/products.table.ts';

export const likes = pgTable(
  'likes',
  {
    personId: ofPerson(),
    productId: ofProduct(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.productId] }),
    index('likes_newest').on(table.personId, table.createdAt.desc().nullsFirst(), table.productId),
    index('likes_product').on(table.productId),
  ],
);
