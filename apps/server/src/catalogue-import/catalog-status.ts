import { count, desc, eq, isNotNull, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Db } from '../db/client.ts';
import { media, mediaFetches } from '../media/media.table.ts';
import { productPictures, products } from '../products/products.table.ts';

export const CatalogStatus = z.object({
  sources: z.array(
    z.object({
      source: z.nullable(z.string()),
      products: z.number(),
      ready: z.number(),
      pending: z.number(),
      failed: z.number(),
    }),
  ),
  /** Causes of failed and waiting pictures, most frequent first; ten at most. */
  reasons: z.array(z.object({ reason: z.string(), state: z.string(), pictures: z.number() })),
});
export type CatalogStatus = z.infer<typeof CatalogStatus>;

const REASONS_SHOWN = 10;

/** Counts products and their pictures by source. Products that were not imported have the source null. */
export async function catalogStatus(db: Db): Promise<CatalogStatus> {
  const inState = (state: (typeof media.$inferSelect)['state']) =>
    sql<number>`(count(*) filter (where ${media.state} = ${state}))::int`;
  const sources = await db
    .select({
      source: products.source,
      products: count(),
      ready: inState('ready'),
      pending: inState('pending'),
      failed: inState('failed'),
    })
    .from(products)
    .leftJoin(productPictures, eq(productPictures.productId, products.id))
    .leftJoin(media, eq(media.id, productPictures.mediaId))
    .groupBy(products.source)
    .orderBy(products.source);
  const pictures = count();
  const reasons = await db
    .select({ reason: sql<string>`${mediaFetches.reason}`, state: media.state, pictures })
    .from(productPictures)
    .innerJoin(media, eq(media.id, productPictures.mediaId))
    .innerJoin(mediaFetches, eq(mediaFetches.mediaId, media.id))
    .where(isNotNull(mediaFetches.reason))
    .groupBy(mediaFetches.reason, media.state)
    .orderBy(desc(pictures))
    .limit(REASONS_SHOWN);
  return { sources, reasons };
}
