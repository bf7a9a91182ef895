import { warn } from './warnings.ts';

type Given<Item> = readonly Item[] | null | undefined;
type Keyed<Item> = [key: string, item: Item];

function entriesOf<Item>(
  component: string,
  items: Given<Item>,
  keyOf: (item: Item) => string | number,
  again: (key: string, place: number) => string | undefined,
): Keyed<Item>[] {
  if (process.env.NODE_ENV !== 'production' && !Array.isArray(items)) {
    warn(`${component} was given ${items} for a list, and draws it without anything in it.`);
  }
  const entries = new Map<string, Item>();
  for (const [place, item] of (items ?? []).entries()) {
    if (item === null || item === undefined) continue;
    const key = String(keyOf(item));
    const isKnown = entries.has(key);
    if (process.env.NODE_ENV !== 'production' && isKnown) {
      warn(`${component} was given two of the key "${key}"; what has a state is told apart by its key.`);
    }
    const own = isKnown ? again(key, place) : key;
    if (own !== undefined) entries.set(own, item);
  }
  return [...entries];
}

/**
 * Pairs items with keys, adding the index to a repeated key. Missing lists count as empty; missing items are
 * left out.
 */
export const keyed = <Item>(component: string, items: Given<Item>, keyOf: (item: Item) => string | number) =>
  entriesOf(component, items, keyOf, (key, place) => `${key}~${place}`);

/** Returns a list's options, the first of each value. A missing list counts as empty. */
export const distinct = <Item extends { value: string }>(component: string, options: Given<Item>): Item[] =>
  entriesOf(
    component,
    options,
    ({ value }) => value,
    () => undefined,
  ).map(([, item]) => item);
