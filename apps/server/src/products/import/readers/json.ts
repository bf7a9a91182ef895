import { type FieldMap, squashed } from '../field-names.ts';
import { type Rows, type SourceRow, UnreadableFile, type UnreadableRow } from '../source-row.ts';
import { isOfAnotherType, jsonProducts, listsOfProducts, PARTS } from './json-products.ts';
import { type JsonValue, JsonValues } from './json-values.ts';

/** Entries that are no objects, after which a file is none of products. */
const MOST_OTHERS = 10_000;

/** Products as JSON: one, a list, an object with lists in it under any name, or one in every line. */
export async function* json(chunks: AsyncIterable<string>, map: FieldMap): Rows {
  const values = new JsonValues();
  const counts = new Map<string, number>();
  let last: string | undefined;
  let others = 0;

  /** Where an entry stands; lists are told apart where there are several. */
  function placeIn(list: string): string {
    const count = (counts.get(list) ?? 0) + 1;
    counts.set(list, count);
    return counts.size > 1
      ? `${list === '' ? 'the first list' : `“${list}”`}, entry ${count}`
      : `entry ${count}`;
  }

  function* rowsOf(value: JsonValue): Generator<SourceRow | UnreadableRow> {
    if (value.kind === 'no-entry') {
      if (PARTS.has(squashed(value.list))) return;
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
      if (PARTS.has(squashed(value.list))) return;
      const place = placeIn(value.list);
      yield* rowsFrom(parsed(value.text), place);
    } else {
      const whole = parsed(value.text);
      if (whole === undefined) yield* rowsInside(value.text);
      else {
        const lists = listsOfProducts(whole);
        for (const { name, entries } of lists)
          for (const entry of entries) yield* rowsFrom(entry, placeIn(name));
        if (lists.length === 0) yield* rowsFrom(whole, `line ${value.line}`);
      }
    }
  }

  function* rowsInside(text: string): Generator<SourceRow | UnreadableRow> {
    for (const value of new JsonValues({ isInside: true }).write(text)) yield* rowsOf(value);
  }

  function* rowsFrom(value: unknown, place: string): Generator<SourceRow | UnreadableRow> {
    last = place;
    if (value === undefined) yield { place, problem: 'It is no valid JSON. Mend it.' };
    else if (!isOfAnotherType(value)) yield* jsonProducts(value, place, map);
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
  if (rest === undefined) return;
  if (rest.isWhole) yield* rowsInside(rest.text);
  throw cut();
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
