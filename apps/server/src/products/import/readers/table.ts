import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { type Place, UnreadableFile } from '../source-row.ts';

/** A row of a table; columns are asked for by any of their names, and the first that says something counts. */
export interface TableRow {
  place: Place;
  get(...names: string[]): string | undefined;
  /** Everything in the columns of these names. */
  all(...names: string[]): string[];
}

export type Delimiter = ',' | ';' | '\t' | '|';

const DELIMITERS: Delimiter[] = [',', ';', '\t', '|'];
/** Letters that a row may have; a quote that never ends would otherwise swallow the file. */
const LONGEST_ROW = 1_000_000;

/** "Variant Price", "variant_price" and "g:variant price" are one column. */
const columnName = (header: string) =>
  header
    .trim()
    .toLowerCase()
    .replace(/^g:/, '')
    .replace(/[\s_-]+/g, ' ');

/** The delimiter and the column names of a table's first line; undefined when there is but one column. */
export function headerOf(head: string): { delimiter: Delimiter; columns: Set<string> } | undefined {
  const line = head.replace(/^\s+/, '').split(/\r\n|\r|\n/, 1)[0] ?? '';
  const [delimiter] = DELIMITERS.toSorted((a, b) => line.split(b).length - line.split(a).length);
  if (!delimiter || !line.includes(delimiter)) return undefined;
  const columns = line.split(delimiter).map((header) => columnName(header.replaceAll('"', '')));
  return { delimiter, columns: new Set(columns) };
}

/** The rows of a CSV or TSV table, as they come. Throws `UnreadableFile` where it stops being one. */
export async function* tableRows(
  chunks: AsyncIterable<string>,
  delimiter: Delimiter,
): AsyncGenerator<TableRow> {
  const parser = parse({
    delimiter,
    bom: true,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: LONGEST_ROW,
  });
  const source = Readable.from(chunks);
  source.on('error', (error) => parser.destroy(error)).pipe(parser);
  let columns: Map<string, number[]> | undefined;
  let line = 1;
  try {
    for await (const { record, info } of parser as AsyncIterable<{
      record: string[];
      info: { lines: number };
    }>) {
      const place = `line ${line}`;
      line = info.lines + 1;
      if (record.every((field) => field.trim() === '')) continue;
      if (columns) yield rowOf(record, columns, place);
      else columns = columnsOf(record);
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new UnreadableFile(
      `From line ${line} on the file cannot be read: a quotation mark there may never be closed. Mend that line.`,
      { cause: error },
    );
  } finally {
    source.destroy();
    parser.destroy();
  }
}

function columnsOf(headers: string[]): Map<string, number[]> {
  const columns = new Map<string, number[]>();
  headers.forEach((header, index) => {
    const name = columnName(header);
    columns.set(name, [...(columns.get(name) ?? []), index]);
  });
  return columns;
}

function rowOf(record: string[], columns: Map<string, number[]>, place: Place): TableRow {
  const all = (...names: string[]) =>
    names
      .flatMap((name) => columns.get(name) ?? [])
      .map((index) => record[index]?.trim() ?? '')
      .filter((value) => value !== '');
  return { place, all, get: (...names) => all(...names)[0] };
}
