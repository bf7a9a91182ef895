import type { SourceRow } from './source-row.ts';

/**
 * Returns one product per colour, not one per size. Variants inherit missing fields from the thing. The first
 * colour keeps the thing's id, unless that is taken (`hasFirst`).
 */
export function productsFromVariants(
  thing: SourceRow,
  variants: SourceRow[],
  { hasFirst = false } = {},
): SourceRow[] {
  const byColor = Map.groupBy(variants, (variant) => colorKey(variant));
  if (byColor.size === 0) return [thing];
  return [...byColor].map(([color, ofColor], index) => {
    const merged = { ...ofColor.reduce(withGapsFilled), sizes: ofColor.flatMap(sizesOf) };
    const isFirst = index === 0 && !hasFirst;
    const id = isFirst ? thing.id : `${thing.id}/${color || 'other'}`;
    return withGapsFilled({ ...merged, place: isFirst ? thing.place : merged.place, id }, thing);
  });
}

/** All sizes that a row names. */
export const sizesOf = ({ size, sizes = [] }: SourceRow) => [...sizes, size];

export const colorKey = ({ color }: SourceRow) => color?.trim().toLowerCase() ?? '';

/** Fills gaps from another row. If the row has a price, no price field is taken from the other. */
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
