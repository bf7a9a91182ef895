import type { Rows, SourceRow } from './source-row.ts';
import { colorKey, productsFromVariants } from './variants.ts';
import { withoutLast } from './without-last.ts';

const MOST_HELD = 1000;

/**
 * Folds the rows of a group (`item_group_id`) into one product per colour. Adjacent rows complete each other;
 * rows later in the file only add new colours. A row outside of the group that has its id is a product of its own.
 */
export async function* foldedGroups(rows: Rows): Rows {
  const seen = new Map<string, Set<string>>();
  /** Ids of rows outside of groups, and the ids that they get. */
  const alone = new Map<string, string>();
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
      hasFirst: colors !== undefined || alone.has(id),
    });
  }
  function outsideOfGroups(row: SourceRow): SourceRow {
    const id = row.id?.trim();
    if (!id) return row;
    // A group before it took the id for its first colour.
    const own = alone.get(id) ?? (seen.has(id) ? `${id}/parent` : id);
    alone.set(id, own);
    return own === id ? row : { ...row, id: own };
  }

  for await (const row of rows) {
    const group = 'problem' in row ? undefined : row.group?.trim() || undefined;
    if (held[0]?.group !== group || held.length >= MOST_HELD) yield* takeHeld();
    if ('problem' in row) yield row;
    else if (group !== undefined) held.push({ ...row, group });
    else yield outsideOfGroups(row);
  }
  yield* takeHeld();
}

const BETWEEN = /[\s,/|:(–-]/;

/** "Linen Shirt, size" becomes "Linen Shirt". */
function withoutWord(name: string): string {
  if (!/size$/i.test(name)) return name;
  const before = name.slice(0, -'size'.length);
  const rest = withoutLast(before, BETWEEN);
  return rest === before ? name : rest;
}

/** Removes the size from the name ("Linen Shirt - XL"), as the product covers all sizes. */
function withoutSize(row: SourceRow): SourceRow {
  const size = row.size?.trim() ?? '';
  const name = (row.name ?? '').trimEnd().replace(/\)$/, '');
  if (size === '' || !name.toLowerCase().endsWith(size.toLowerCase())) return row;
  const before = name.slice(0, -size.length);
  const rest = withoutWord(withoutLast(before, BETWEEN));
  return before === rest || rest === '' ? row : { ...row, name: rest };
}
