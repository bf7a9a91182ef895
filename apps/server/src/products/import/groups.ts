import type { Rows, SourceRow } from './source-row.ts';
import { colorKey, productsFromVariants } from './variants.ts';
import { withoutLast } from './without-last.ts';

/** Rows of one group that wait for each other. */
const MOST_HELD = 1000;

/**
 * Rows of one group (`item_group_id`) as one product for each colour: those that stand together complete each other, and of those
 * that come later in the file only colours are taken that are new.
 */
export async function* foldedGroups(rows: Rows): Rows {
  const seen = new Map<string, Set<string>>();
  let held: SourceRow[] = [];
  function takeHeld(): SourceRow[] {
    const [first] = held;
    const id = first?.group;
    if (!first || id === undefined) return [];
    const colors = seen.get(id);
    const fresh = held.filter((row) => !colors?.has(colorKey(row)));
    held = [];
    seen.set(id, new Set([...(colors ?? []), ...fresh.map(colorKey)]));
    if (fresh.length === 0) return [];
    return productsFromVariants({ place: first.place, id }, fresh.map(withoutSize), {
      hasFirst: colors !== undefined,
    });
  }
  for await (const row of rows) {
    const group = 'problem' in row ? undefined : row.group?.trim() || undefined;
    if (held[0]?.group !== group || held.length >= MOST_HELD) yield* takeHeld();
    if ('problem' in row || group === undefined) yield row;
    else held.push({ ...row, group });
  }
  yield* takeHeld();
}

const BETWEEN = /[\s,/|:(–-]/;

/** "Linen Shirt, size" without its last word. */
function withoutWord(name: string): string {
  if (!/size$/i.test(name)) return name;
  const before = name.slice(0, -'size'.length);
  const rest = withoutLast(before, BETWEEN);
  return rest === before ? name : rest;
}

/** Its name without the size at its end, as the product is all sizes: "Linen Shirt - XL". */
function withoutSize(row: SourceRow): SourceRow {
  const size = row.size?.trim() ?? '';
  const name = (row.name ?? '').trimEnd().replace(/\)$/, '');
  if (size === '' || !name.toLowerCase().endsWith(size.toLowerCase())) return row;
  const before = name.slice(0, -size.length);
  const rest = withoutWord(withoutLast(before, BETWEEN));
  return before === rest || rest === '' ? row : { ...row, name: rest };
}
