import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  doublePrecision,
  type ExtraConfigColumn,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { tsvector } from '../db/tsvector.ts';
import { people } from '../session/session.table.ts';

const TITLE = sql.raw("name || ' ' || coalesce(brand, '') || ' ' || coalesce(category, '')");

// A price of 0 means that it is unknown.
const knownPrice = (table: { priceCents: AnyPgColumn }) => sql`nullif(${table.priceCents}, 0)`;

const byPopularity = (table: { popularity: ExtraConfigColumn; id: ExtraConfigColumn }) =>
  [table.popularity.desc().nullsFirst(), table.id] as const;

interface PictureSource {
  url: string;
  width: number;
}

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
    /** As the shop gave it. */
    link: text(),
    /** The page that the link leads to: links that are written otherwise have the same (`linkColumns`). */
    linkKey: text('link_key'),
    ownerId: text('owner_id').references(() => people.id, { onDelete: 'set null' }),
    popularity: doublePrecision().notNull().default(0),
    verified: boolean().notNull().default(false),
    /** Whether lists show it. A product that was made of a link is seen only in likes, carts and at its own address. */
    isListed: boolean('is_listed').notNull().default(true),
    pictureWidth: integer('picture_width'),
    pictureHeight: integer('picture_height'),
    picturePlaceholder: text('picture_placeholder'),
    /** Smallest first. */
    pictureSources: jsonb('picture_sources').$type<PictureSource[]>(),
    /** Other views of it, to be shown after its picture. */
    morePictures:
      jsonb('more_pictures').$type<
        { width: number; height: number; placeholder: string; sources: PictureSource[] }[]
      >(),
    /** Where an imported product comes from, and its id there: a repeated import finds it by them. */
    source: text(),
    externalId: text('external_id'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** Words of the name; of name, brand and category; of these, colour and retailer. Made by the database. */
    nameWords: tsvector('name_words').generatedAlwaysAs(sql`search_words(search_text(name))`),
    titleWords: tsvector('title_words').generatedAlwaysAs(sql`search_words(search_text(${TITLE}))`),
    /** What kind of thing it is: the noun that its name ends in, before all that is said of it, and its category. Made by the database. */
    headWords: tsvector('head_words').generatedAlwaysAs(
      sql`search_words(search_head(name) || ' ' || search_text(coalesce(category, '')))`,
    ),
    words: tsvector().generatedAlwaysAs(
      sql`search_words(search_text(${TITLE} || ' ' || coalesce(color, '') || ' ' || coalesce(retailer, '')))`,
    ),
  },
  (table) => [
    unique('products_origin').on(table.source, table.externalId),
    index('products_owner').on(table.ownerId),
    // Links are longer than an ordered index takes.
    index('products_link').using('hash', table.linkKey),
    check('products_link_has_key', sql`(${table.link} is null) = (${table.linkKey} is null)`),
    // Lists show listed products only, so their indexes hold only those.
    ...[
      index('products_popular').on(...byPopularity(table)),
      index('products_newest').on(table.createdAt),
      index('products_cheapest').on(sql`${knownPrice(table)} asc nulls last`, ...byPopularity(table)),
      index('products_dearest').on(sql`${knownPrice(table)} desc nulls last`, ...byPopularity(table)),
      index('products_of_brand').on(sql`lower(${table.brand})`, ...byPopularity(table)),
      index('products_of_color').on(sql`lower(${table.color})`, ...byPopularity(table)),
      index('products_of_category').on(sql`lower(${table.category})`, ...byPopularity(table)),
      // Words that a statement brings are sorted in at its end (a trigger sees to it): row by row that takes longer than all else of an
      // import. What a statement without new words writes anew, such as one that sets a picture, may wait for the next that has some.
      index('products_name_words').using('gin', table.nameWords),
      index('products_title_words').using('gin', table.titleWords),
      index('products_head_words').using('gin', table.headWords),
      index('products_words').using('gin', table.words),
    ].map((ofListed) => ofListed.where(sql`${table.isListed}`)),
    index('products_verified')
      .on(...byPopularity(table))
      .where(sql`${table.isListed} and ${table.verified}`),
  ],
);

/**
 * A row for every change of products that lists show (triggers see to it), for an hour. Unlike the revision it is exact: what is
 * kept under a version of it holds nothing that was changed since, whoever changed it and whenever that was committed.
 */
export const catalogueChanges = pgTable('catalogue_changes', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
});

/**
 * Grows when products change that lists show (triggers see to it): how feeds know that they are old.
 * A picture that arrives changes no ranking, so it does not count.
 */
export const catalogueRevision = pgSequence('catalogue_revision');
