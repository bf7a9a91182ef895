import { eq, inArray, sql } from 'drizzle-orm';
import type { Queries } from '../db/client.ts';
import { media, mediaFetches } from '../media/media.table.ts';
import { type PictureConsumer, queuePictures, removeMedia } from '../media/picture-queue.ts';
import { productPictures, products } from './products.table.ts';

/**
 * Pictures of products from foreign hosts, in the widths of cards. Sources are copied into product rows, so
 * that lists need no join.
 */
export const picturesOfProducts: PictureConsumer = {
  name: 'products',
  form: { widths: [320, 480, 640], tallest: 2 },
  async onReady(tx, mediaId, { width, height, placeholder, sources }) {
    const shown = tx
      .select({ id: productPictures.productId })
      .from(productPictures)
      .where(eq(productPictures.mediaId, mediaId));
    await tx
      .update(products)
      .set({
        pictureWidth: width,
        pictureHeight: height,
        picturePlaceholder: placeholder,
        pictureSources: sources,
      })
      .where(inArray(products.id, shown));
  },
};

/**
 * Queues new pictures of products, and failed ones again. A product shows its old picture until the new one
 * is ready.
 */
export async function bringPictures(
  tx: Queries,
  wanted: readonly { productId: string; url: string }[],
  now: Date,
): Promise<void> {
  const held = new Map((await picturesHeld(tx, wanted)).map((picture) => [picture.productId, picture]));
  const missing = wanted.filter(({ productId, url }) => {
    const picture = held.get(productId);
    return picture?.url !== url || picture.state === 'failed';
  });
  if (missing.length === 0) return;
  const mediaIds = await queuePictures(
    tx,
    picturesOfProducts,
    missing.map(({ url }) => url),
    now,
  );
  const productIds = missing.map(({ productId }) => productId);
  await tx.execute(sql`
    insert into ${productPictures} (product_id, media_id)
    select * from unnest(${sql.param(productIds)}::text[], ${sql.param(mediaIds)}::text[])
    on conflict (product_id) do update set media_id = excluded.media_id`);
  await removeMedia(
    tx,
    missing.flatMap(({ productId }) => held.get(productId)?.mediaId ?? []),
  );
}

function picturesHeld(tx: Queries, wanted: readonly { productId: string }[]) {
  return tx
    .select({
      productId: productPictures.productId,
      mediaId: media.id,
      state: media.state,
      url: mediaFetches.url,
    })
    .from(productPictures)
    .innerJoin(media, eq(media.id, productPictures.mediaId))
    .innerJoin(mediaFetches, eq(mediaFetches.mediaId, media.id))
    .where(
      sql`${productPictures.productId} = any(${sql.param(wanted.map(({ productId }) => productId))}::text[])`,
    );
}

/** Removes the pictures of products about to be removed, including pending ones. */
export async function releasePictures(tx: Queries, productIds: readonly string[]): Promise<void> {
  if (productIds.length === 0) return;
  const released = await tx
    .delete(productPictures)
    .where(inArray(productPictures.productId, [...productIds]))
    .returning({ mediaId: productPictures.mediaId });
  await removeMedia(
    tx,
    released.map(({ mediaId }) => mediaId),
  );
}

/** Removes the pictures of products, but not the products. */
export async function dropPictures(tx: Queries, productIds: readonly string[]): Promise<void> {
  if (productIds.length === 0) return;
  await releasePictures(tx, productIds);
  await tx
    .update(products)
    .set({ pictureWidth: null, pictureHeight: null, picturePlaceholder: null, pictureSources: null })
    .where(inArray(products.id, [...productIds]));
}
