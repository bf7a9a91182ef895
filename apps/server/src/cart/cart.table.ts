import { index, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core';
import { ofPerson } from '../people/people.table.ts';
import { ofProduct } from '../products/products.table.ts';

export const cartItems = pgTable(
  'cart_items',
  {
    personId: ofPerson(),
    productId: ofProduct(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.productId] }),
    index('cart_items_product').on(table.productId),
  ],
);
