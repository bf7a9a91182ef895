import { type ProductPictureSource, pictureAspectRatio } from '../ProductPicture/picture-aspect-ratio.ts';

/** Heights of a card's rows in pixels, at a root font size of 16 px. The styles and the masonry share them. */
export const cardRows = { gap: 8, nameLine: 20, retailer: 18, price: 24, owner: 24 } as const;

/** Most lines that a name takes. */
export const NAME_LINES = 2;

/** Characters of a name that are drawn: more than fit into its lines in any column. */
export const NAME_LENGTH = 300;

interface SizedProduct {
  retailer?: string | null;
  username?: string | null;
  picture?: Pick<ProductPictureSource, 'width' | 'height'> | null;
}

/** Pixels that a card's text takes: two lines are kept for the name, whether it needs them or not. */
export const productCardTextHeight = (product: Pick<SizedProduct, 'retailer' | 'username'>): number =>
  cardRows.gap +
  cardRows.nameLine * NAME_LINES +
  (product.retailer ? cardRows.retailer : 0) +
  cardRows.price +
  (product.username ? cardRows.owner : 0);

/** Height in pixels of the product's card in a column of the given width, known before it is drawn. */
export const productCardHeight = (product: SizedProduct, columnWidth: number): number =>
  columnWidth / pictureAspectRatio(product.picture) + productCardTextHeight(product);
