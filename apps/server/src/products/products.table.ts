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
import { media } from '../media/media.table.ts';
import { people } from '../people/people.table.ts';

const TITLE = sql.raw("name || ' ' || coalesce(brand, '') || ' ' || coalesce(category, '')");

// A price of 0 is unknown.
const knownPrice = (table: { priceCents: AnyPgColumn }) => sql`nullif(${table.priceCents}, 0)`;

const byPopularity = (table: { popularity: ExtraConfigColumn; id: ExtraConfigColumn }) =>
  [table.popularity.desc().nullsFirst(), table.id] as const;

interface PictureSource {
  url: string;
  width: number;
}

/**
 * Products of the catalogue, and those made of links. A picture's dimensions are those of its largest source.
 */
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
    /** As the shop writes them, in its order. Lists of products omit these three. */
    sizes: text().array(),
    material: text(),
    description: text(),
    /** Link as given by the shop. */
    link: text(),
    /** Normalized page of the link (`linkColumns`). Other spellings of the link have the same page. */
    linkKey: text('link_key'),
    ownerId: text('owner_id').references(() => people.id, { onDelete: 'set null' }),
    popularity: doublePrecision().notNull().default(0),
    verified: boolean().notNull().default(false),
    /**
     * Whether lists show the product. One made of a link appears only in likes, carts and at its own address.
     */
    isListed: boolean('is_listed').notNull().default(true),
    pictureWidth: integer('picture_width'),
    pictureHeight: integer('picture_height'),
    picturePlaceholder: text('picture_placeholder'),
    /** Smallest first. */
    pictureSources: jsonb('picture_sources').$type<PictureSource[]>(),
    /** Other views, shown after the main picture. */
    morePictures:
      jsonb('more_pictures').$type<
        { width: number; height: number; placeholder: string; sources: PictureSource[] }[]
      >(),
    /** Source of an imported product, and its id there. A repeated import finds it by both. */
    source: text(),
    externalId: text('external_id'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /**
     * Words of the name; `titleWords` adds those of brand and category, `words` also those of colour and
     * retailer. Generated.
     */
    nameWords: tsvector('name_words').generatedAlwaysAs(sql`search_words(search_text(name))`),
    titleWords: tsvector('title_words').generatedAlwaysAs(sql`search_words(search_text(${TITLE}))`),
    /**
     * Kind of thing: the noun at the end of the name, before any description, and the category. Generated.
     */
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
    // Links are too long for an ordered index.
    index('products_link').using('hash', table.linkKey),
    check('products_link_has_key', sql`(${table.link} is null) = (${table.linkKey} is null)`),
    // Lists show only listed products, so their indexes hold only those.
    ...[
      index('products_popular').on(...byPopularity(table)),
      index('products_newest').on(table.createdAt),
      index('products_cheapest').on(sql`${knownPrice(table)} asc nulls last`, ...byPopularity(table)),
      index('products_dearest').on(sql`${knownPrice(table)} desc nulls last`, ...byPopularity(table)),
      index('products_of_brand').on(sql`lower(${table.brand})`, ...byPopularity(table)),
      index('products_of_color').on(sql`lower(${table.color})`, ...byPopularity(table)),
      index('products_of_category').on(sql`lower(${table.category})`, ...byPopularity(table)),
      // A trigger merges new words into these indexes once per statement: per row, that would take longer
      // than the rest of an import. Rows written without new words may wait for the next merge.
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

/** A column that refers to a product; its row is deleted with the product. */
export const ofProduct = () =>
  text('product_id')
    .notNull()
    .references(() => products.id, { onDelete: 'cascade' });

/**
 * One row per transaction that changes listed products, written by triggers and kept for an hour. Unlike the
 * revision, it counts only committed changes.
 */
export const catalogueChanges = pgTable('catalogue_changes', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
});

/**
 * Triggers increase this sequence when listed products change, so that feeds can tell that they are outdated.
 * New pictures change no ranking and do not count.
 */
export const catalogueRevision = pgSequence('catalogue_revision');

/** Ready or pending picture of a product. Until it is ready, the product shows its old picture. */
export const productPictures = pgTable(
  'product_pictures',
  {
    productId: ofProduct().primaryKey(),
    mediaId: text('media_id')
      .notNull()
      .references(() => media.id, { onDelete: 'cascade' }),
  },
  (table) => [index('product_pictures_media').on(table.mediaId)],
);
