import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { ofPerson } from '../people/people.table.ts';

/** Facts that a page states of the product it sells. */
export interface ProductFacts {
  name: string;
  /** Cents in the shop's currency; null if the price is missing or in another or an unknown currency. */
  priceCents: number | null;
  imageUrl: string | null;
  brand: string | null;
  retailer: string | null;
  /** Rating from 0 to 5. */
  rating: number | null;
  color: string | null;
  category: string | null;
  /** Source of the statement that the page sells a product. Other sources fill its gaps. */
  source: 'json-ld' | 'microdata' | 'open-graph' | 'shown';
}

/** Facts that a page states of itself. */
export interface PageFacts {
  title: string | null;
  siteName: string | null;
  /** Whether the page states that it sells a product. */
  isProduct: boolean;
  /** Canonical address of the page, if it is at the same host. */
  canonicalUrl: string | null;
  /** The product that the page states. Older rows may hold a product made of the title: see `isProduct`. */
  product: ProductFacts | null;
}

/** Latest readings of pages behind links. Addresses are normalized (`pageAddress`). */
export const linkPreviews = pgTable(
  'link_previews',
  {
    /** Hash of the requested link, as a link may be too long for an index. */
    key: text().primaryKey(),
    url: text().notNull(),
    /** Address after redirects. */
    finalUrl: text('final_url').notNull(),
    /**
     * Id that the page's product gets when a person likes it or puts it into the cart. Links with the same
     * final address share it.
     */
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

export const linkReads = pgTable('link_reads', {
  personId: ofPerson().primaryKey(),
  windowStart: timestamp('window_start', { withTimezone: true }).notNull(),
  reads: integer().notNull(),
});
