import { sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { people } from '../session/session.table.ts';

/** Things to find. The sizes of the picture are those of its largest source. */
export const products = pgTable(
  'products',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    priceCents: integer('price_cents'),
    retailer: text(),
    brand: text(),
    color: text(),
    category: text(),
    rating: doublePrecision(),
    link: text(),
    ownerId: text('owner_id').references(() => people.id, { onDelete: 'set null' }),
    popularity: doublePrecision().notNull().default(0),
    verified: boolean().notNull().default(false),
    pictureWidth: integer('picture_width'),
    pictureHeight: integer('picture_height'),
    picturePlaceholder: text('picture_placeholder'),
    /** Smallest first. */
    pictureSources: jsonb('picture_sources').$type<{ url: string; width: number }[]>(),
    /** Where an imported product comes from, and its id there: a repeated import finds it by them. */
    source: text(),
    externalId: text('external_id'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique('products_origin').on(table.source, table.externalId),
    index('products_popular').on(table.popularity.desc().nullsFirst(), table.id),
    index('products_verified')
      .on(table.popularity.desc().nullsFirst(), table.id)
      .where(sql`${table.verified}`),
    index('products_owner').on(table.ownerId),
  ],
);

/**
 * Grows with every statement that changes products (a trigger sees to it): how feeds know that they are old.
 * A picture that arrives changes no ranking, so it does not count.
 */
export const catalogueRevision = pgSequence('catalogue_revision');
