import { type PictureSource, pictureAspectRatio } from '../../layout/picture-aspect-ratio.ts';

/** Heights in px, at a root font size of 16 px; shared by styles and masonry. */
export const cardRows = { gap: 8, nameLine: 20, retailer: 18, price: 24, owner: 24 } as const;

export const NAME_LINES = 2;

/** Maximum characters rendered of a name; more than fit into its lines. */
export const NAME_LENGTH = 300;

interface SizedProduct {
  name: string;
  retailer?: string | null | undefined;
  username?: string | null | undefined;
  picture?: Partial<PictureSource> | null | undefined;
}

/**
 * Measures for the height of a card, in px at a root font size of 16 px. `nameWidth` is the column width from
 * which the name fits on one line.
 */
export type ProductCardMeasures = readonly [
  pictureHeightPerWidth: number,
  textOfOneLine: number,
  textOfTwoLines: number,
  nameWidth: number,
];

/** Returns the measures of a product's card, as plain data for `measuredCardHeight`. */
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

/** Returns the height in px of a card at a column width in px. */
export const measuredCardHeight = (
  [pictureHeightPerWidth, textOfOneLine, textOfTwoLines, nameWidth]: ProductCardMeasures,
  columnWidth: number,
): number => columnWidth * pictureHeightPerWidth + (nameWidth > columnWidth ? textOfTwoLines : textOfOneLine);

/** Returns the height in px of a product's card at a column width in px. */
export const productCardHeight = (product: SizedProduct, columnWidth: number): number =>
  measuredCardHeight(productCardMeasures(product), columnWidth);

/** Maximum characters measured of a name; a longer one takes two lines in any column. */
const LONGEST_COUNTED = 80;

/**
 * Estimates the width in px of a name on one line, up to a ninth too large. Servers cannot measure, and
 * browsers may first render another font.
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
/** Characters after this one, such as Chinese ones, are as wide as high. */
const LAST_LETTER_SCRIPT = '\u2e7f';

/**
 * Returns the space, as a CSS length, that makes a name take as many lines as estimated: a ninth of the line
 * if the estimate slightly exceeds it, else none.
 */
export function nameEndSpace(name: string): string {
  const width = `${productNameWidth(name) / 16}rem`;
  return `min(11%, max(0px, min(${width} - 100%, 126% - ${width}) * 999))`;
}
