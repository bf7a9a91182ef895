import { index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { products } from '../products/products.table.ts';
import { people } from '../session/session.table.ts';

/** Who likes what, at most once. */
export const likes = pgTable(
  'likes',
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
    index('likes_newest').on(table.personId, table.createdAt.desc().nullsFirst(), table.productId),
    index('likes_product').on(table.productId),
  ],
);
