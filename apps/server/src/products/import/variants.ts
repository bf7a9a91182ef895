import type { SourceRow } from './source-row.ts';

/**
 * The products of a thing and its variants: one for each colour, as colours look different, and not one for each size.
 * A variant takes over from the thing what it does not say itself. The first colour keeps the id of the thing.
 */
export function productsFromVariants(thing: SourceRow, variants: SourceRow[]): SourceRow[] {
  const byColor = Map.groupBy(variants, (variant) => variant.color?.trim().toLowerCase() ?? '');
  if (byColor.size === 0) return [thing];
  return [...byColor].map(([color, ofColor], index) => {
    const merged = ofColor.reduce(withGapsFilled);
    const id = index === 0 ? thing.id : `${thing.id}/${color || 'other'}`;
    return withGapsFilled({ ...merged, place: index === 0 ? thing.place : merged.place, id }, thing);
  });
}

/** The row, with what it does not say taken from another. */
function withGapsFilled(row: SourceRow, other: SourceRow): SourceRow {
  const said = Object.entries(row).filter(([, value]) => isSaid(value));
  return { ...other, ...Object.fromEntries(said), place: row.place };
}

const isSaid = (value: unknown) =>
  Array.isArray(value)
    ? value.some((entry) => entry?.trim())
    : typeof value === 'string' && value.trim() !== '';
