import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { media } from '../media/media.table.ts';
import { products } from './products.table.ts';

/** The picture that a product shows, or will once it is fetched; until then it shows the one it had. */
export const productPictures = pgTable(
  'product_pictures',
  {
    productId: text('product_id')
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    mediaId: text('media_id')
      .notNull()
      .references(() => media.id, { onDelete: 'cascade' }),
  },
  (table) => [index('product_pictures_media').on(table.mediaId)],
);
