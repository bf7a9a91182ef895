import type { SourceRow } from './source-row.ts';

/**
 * The products of a thing and its variants: one for each colour, as colours look different, and not one for each size.
 * A variant takes over from the thing what it does not say itself. The first colour keeps the id of the thing, unless that
 * was given away before (`hasFirst`).
 */
export function productsFromVariants(
  thing: SourceRow,
  variants: SourceRow[],
  { hasFirst = false } = {},
): SourceRow[] {
  const byColor = Map.groupBy(variants, (variant) => colorKey(variant));
  if (byColor.size === 0) return [thing];
  return [...byColor].map(([color, ofColor], index) => {
    const merged = ofColor.reduce(withGapsFilled);
    const isFirst = index === 0 && !hasFirst;
    const id = isFirst ? thing.id : `${thing.id}/${color || 'other'}`;
    return withGapsFilled({ ...merged, place: isFirst ? thing.place : merged.place, id }, thing);
  });
}

/** By what variants of one colour are found. */
export const colorKey = ({ color }: SourceRow) => color?.trim().toLowerCase() ?? '';

/** The row, with what it does not say taken from another; prices go together, as one means nothing beside those of another row. */
function withGapsFilled(row: SourceRow, other: SourceRow): SourceRow {
  const said = Object.entries(row).filter(([, value]) => isSaid(value));
  const hasPrice = isSaid(row.price) || isSaid(row.salePrice);
  const gaps = hasPrice ? { ...other, ...NO_PRICE } : other;
  return { ...gaps, ...Object.fromEntries(said), place: row.place };
}

const NO_PRICE = {
  price: undefined,
  salePrice: undefined,
  saleFrom: undefined,
  saleUntil: undefined,
  currency: undefined,
};

const isSaid = (value: unknown) =>
  Array.isArray(value)
    ? value.some((entry) => entry?.trim())
    : typeof value === 'string' && value.trim() !== '';
