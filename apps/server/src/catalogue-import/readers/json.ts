import { type FieldMap, squashed } from '../field-names.ts';
import { type Rows, type SourceRow, UnreadableFile, type UnreadableRow } from '../source-row.ts';
import {
  isLikeProduct,
  isOfAnotherType,
  jsonProducts,
  listsOfProducts,
  NO_PRODUCTS,
} from './json-products.ts';
import { type JsonValue, JsonValues } from './json-values.ts';
import { shownTitles } from './table.ts';

/** Maximum number of entries that are too long or no objects. Beyond it, reading ends. */
const MOST_OTHERS = 10_000;
/** Maximum number of entries of a list held until one looks like a product. Further ones are dropped. */
const MOST_UNDECIDED = 1000;

/** Reads products as JSON: one, a list, an object with lists under any names, or one per line. */
export async function* json(chunks: AsyncIterable<string>, map: FieldMap): Rows {
  const values = new JsonValues();
  const counts = new Map<string, number>();
  const ofProducts = new Set(['']);
  const undecided = new Map<string, { value: unknown; currency: string | undefined }[]>();
  let last: string | undefined;
  let others = 0;

  function placeIn(list: string): string {
    const count = (counts.get(list) ?? 0) + 1;
    counts.set(list, count);
    return counts.size > 1
      ? `${list === '' ? 'the first list' : `“${list}”`}, entry ${count}`
      : `entry ${count}`;
  }

  function* rowsOf(value: JsonValue): Generator<SourceRow | UnreadableRow> {
    if (value.kind === 'no-entry') {
      if (!ofProducts.has(value.list)) return;
      others += 1;
      if (others > MOST_OTHERS)
        throw new UnreadableFile(
          'The file has a list of other things than objects. Write [{"id": …, "name": …}, …].',
        );
      const problem =
        value.why === 'too-long'
          ? 'It is longer than any product. Mend it.'
          : 'It is no object with fields. Write {"id": …, "name": …}.';
      yield { place: placeIn(value.list), problem };
    } else if (value.kind === 'entry') {
      if (!NO_PRODUCTS.has(squashed(value.list)))
        yield* rowsOfEntry(value.list, { value: parsed(value.text), currency: value.currency });
    } else {
      const whole = parsed(value.text);
      if (whole === undefined) yield* rowsInside(value.text);
      else {
        const lists = listsOfProducts(whole);
        for (const { name, entries, currency } of lists)
          for (const entry of entries) yield* rowsFrom(entry, placeIn(name), currency);
        if (lists.length === 0) yield* rowsFrom(whole, `line ${value.line}`);
      }
    }
  }

  /** Holds a list's entries until one looks like a product, then yields them. */
  function* rowsOfEntry(
    list: string,
    entry: { value: unknown; currency: string | undefined },
  ): Generator<SourceRow | UnreadableRow> {
    const waiting = undecided.get(list) ?? [];
    if (!ofProducts.has(list) && !isLikeProduct(entry.value, list)) {
      if (waiting.length < MOST_UNDECIDED) undecided.set(list, [...waiting, entry]);
      return;
    }
    ofProducts.add(list);
    undecided.delete(list);
    for (const { value, currency } of [...waiting, entry]) yield* rowsFrom(value, placeIn(list), currency);
  }

  function* rowsInside(text: string): Generator<SourceRow | UnreadableRow> {
    for (const value of new JsonValues({ isInside: true }).write(text)) yield* rowsOf(value);
  }

  function* rowsFrom(value: unknown, place: string, currency?: string): Generator<SourceRow | UnreadableRow> {
    last = place;
    if (value === undefined) yield { place, problem: 'It is no valid JSON. Mend it.' };
    else if (!isOfAnotherType(value)) yield* jsonProducts(value, place, { map, currency });
  }

  const cut = () =>
    new UnreadableFile(
      `${last === undefined ? 'From its beginning' : `After ${last}`} the file is no valid JSON, so it was read no further. Mend it there.`,
    );
  for await (const chunk of chunks) {
    try {
      for (const value of values.write(chunk)) yield* rowsOf(value);
    } catch (error) {
      if (error instanceof UnreadableFile && last !== undefined)
        throw new UnreadableFile(`After ${last}: ${error.message}`, { cause: error });
      throw error;
    }
  }
  const { rest } = values;
  if (rest === undefined) {
    if (last === undefined && undecided.size > 0) throw noProducts([...undecided.keys()]);
    return;
  }
  if (rest.isWhole) yield* rowsInside(rest.text);
  throw cut();
}

const noProducts = (lists: readonly string[]) =>
  new UnreadableFile(
    `Nothing in the file is like a product (its lists are ${shownTitles(lists)}). Write {"products": [{"id": …, "name": …, "price": …}]}.`,
  );

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
