import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { people } from '../session/session.table.ts';

/** What a page states of the product it sells. */
export interface ProductFacts {
  name: string;
  /** US cents; null when it is not stated, or in another currency, or in none that is known. */
  priceCents: number | null;
  imageUrl: string | null;
  brand: string | null;
  retailer: string | null;
  /** 0 to 5. */
  rating: number | null;
  color: string | null;
  category: string | null;
  /** Where the page states that it sells a product; other places complete what is said there. */
  source: 'json-ld' | 'microdata' | 'open-graph' | 'shown';
}

/** What a page says of itself. */
export interface PageFacts {
  title: string | null;
  siteName: string | null;
  /** Whether the page states that it sells a product. */
  isProduct: boolean;
  /** The canonical address that the page states, if it is at the same host. */
  canonicalUrl: string | null;
  /** The product that the page states. Older rows may hold a product made of the title: see `isProduct`. */
  product: ProductFacts | null;
}

/** What was behind links when they were read last. All addresses are those of pages (`pageAddress`). */
export const linkPreviews = pgTable(
  'link_previews',
  {
    /** Made of the link that was asked for: a link itself is longer than an index takes. */
    key: text().primaryKey(),
    url: text().notNull(),
    /** Where the redirects ended. */
    finalUrl: text('final_url').notNull(),
    /** The id that its product gets once a person likes it or puts it into the cart. Links that end in one place share it. */
    productId: text('product_id').notNull(),
    facts: jsonb().$type<PageFacts>().notNull(),
    readAt: timestamp('read_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('link_previews_product').on(table.productId),
    index('link_previews_canonical').using('hash', sql`(${table.facts}->>'canonicalUrl')`),
    index('link_previews_age').on(table.readAt),
  ],
);

/** How many pages were read for a person, and since when: counted within a window of time. */
export const linkReads = pgTable('link_reads', {
  personId: text('person_id')
    .primaryKey()
    .references(() => people.id, { onDelete: 'cascade' }),
  windowStart: timestamp('window_start', { withTimezone: true }).notNull(),
  reads: integer().notNull(),
});
