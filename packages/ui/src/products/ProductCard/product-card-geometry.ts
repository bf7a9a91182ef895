import { type PictureSource, pictureAspectRatio } from '../../layout/picture-aspect-ratio.ts';

/** Heights of a card's rows in pixels, at a root font size of 16 px. The styles and the masonry share them. */
export const cardRows = { gap: 8, nameLine: 20, retailer: 18, price: 24, owner: 24 } as const;

/** Most lines that a name takes. */
export const NAME_LINES = 2;

/** Characters of a name that are drawn: more than fit into its lines in any column. */
export const NAME_LENGTH = 300;

interface SizedProduct {
  name: string;
  retailer?: string | null | undefined;
  username?: string | null | undefined;
  picture?: Partial<PictureSource> | null | undefined;
}

/**
 * What the height of a card is made of: of its picture for each pixel of width, of the text with a name of one line and of two, and
 * the width from which the name is on one. Pixels, at a root font size of 16 px.
 */
export type ProductCardMeasures = readonly [
  pictureHeightPerWidth: number,
  textOfOneLine: number,
  textOfTwoLines: number,
  nameWidth: number,
];

/** What the height of a product's card is made of: numbers that `measuredCardHeight` takes, as plain data. */
export function productCardMeasures(product: SizedProduct): ProductCardMeasures {
  const text =
    cardRows.gap +
    cardRows.nameLine +
    (product.retailer ? cardRows.retailer : 0) +
    cardRows.price +
    (product.username ? cardRows.owner : 0);
  return [
    1 / pictureAspectRatio(product.picture),
    text,
    text + cardRows.nameLine,
    productNameWidth(product.name),
  ];
}

/** Height in pixels of the card with these measures in a column of the given width. */
export const measuredCardHeight = (
  [pictureHeightPerWidth, textOfOneLine, textOfTwoLines, nameWidth]: ProductCardMeasures,
  columnWidth: number,
): number => columnWidth * pictureHeightPerWidth + (nameWidth > columnWidth ? textOfTwoLines : textOfOneLine);

/** Height in pixels of the product's card in a column of the given width, known before it is drawn. */
export const productCardHeight = (product: SizedProduct, columnWidth: number): number =>
  measuredCardHeight(productCardMeasures(product), columnWidth);

/** A name that is longer has two lines in any column. */
const LONGEST_COUNTED = 80;

/**
 * Width in pixels that a name takes at most on one line, whole. Estimated, since a server measures nothing and a browser may draw
 * another font at first: up to a ninth more than it takes.
 */
export function productNameWidth(name: string): number {
  let width = 0;
  for (const character of (name ?? '').slice(0, LONGEST_COUNTED)) {
    width += NARROW.includes(character)
      ? 5.2
      : WIDE.includes(character)
        ? 14
        : character > LAST_LETTER_SCRIPT
          ? 15.5
          : character > '9' && character < 'a'
            ? 10.7
            : 9.4;
  }
  return Math.ceil(width);
}

const NARROW = " !'(),-./:;Iijlfrt";
const WIDE = 'MWmw%&@';
/** Beyond it lie the signs that are as wide as they are high. */
const LAST_LETTER_SCRIPT = '\u2e7f';

/**
 * Room at the end of a name's lines, as a CSS length: a ninth of them where the name would nearly fill the line, so that it takes as
 * many lines as its estimated width says.
 */
export function nameEndSpace(name: string): string {
  const width = `${productNameWidth(name) / 16}rem`;
  return `min(11%, max(0px, min(${width} - 100%, 126% - ${width}) * 999))`;
}
