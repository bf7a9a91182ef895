import { isCurrencyCode } from '../../../money.ts';
import { type FieldMap, namesOf, squashed, TARGETS, type Target } from '../field-names.ts';
import { type Place, type SourceRow, UnreadableFile, type UnreadableRow } from '../source-row.ts';
import { withoutLast } from '../without-last.ts';
import { type Delimiter, type TableRecord, tableRecords } from './records.ts';

/** A row of a table; columns are asked for by any of their names, and the first that says something counts. */
export interface TableRow {
  place: Place;
  get(...names: string[]): string | undefined;
  /** Everything in the columns of these names. */
  all(...names: string[]): string[];
  /** The currency that the column of the price names in its header: "Price (INR)". */
  currencyOf(...names: string[]): string | undefined;
  /** What the person said of the columns (`--map`), which goes before anything else. */
  mapped: Partial<SourceRow>;
  /** The last field, where the file ends in it and it may have been cut. */
  openEnd: string | undefined;
  /** Whether the file ends where its currency begins. */
  lacksCurrency: boolean;
}

const DELIMITERS: Delimiter[] = [',', ';', '\t', '|'];

/** What a table is known by before its rows are read. */
export interface TableHeader {
  delimiter: Delimiter;
  /** Squashed names. */
  columns: ReadonlySet<string>;
  /** As the file has them. */
  titles: readonly string[];
}

/** The delimiter and the column names of a table's first line; undefined when there is but one column. */
export function headerOf(head: string): TableHeader | undefined {
  const line = head.replace(/^[\ufeff\s]+/, '').split(/\r\n|\r|\n/, 1)[0] ?? '';
  const [delimiter] = DELIMITERS.toSorted((a, b) => line.split(b).length - line.split(a).length);
  if (!delimiter || !line.includes(delimiter)) return undefined;
  const titles = line.split(delimiter).map((header) => header.replaceAll('"', '').trim());
  return { delimiter, columns: new Set(titles.map(nameOfColumn)), titles };
}

/** Where a table is read from, and what the person said of its columns. */
export interface TableSource {
  chunks: AsyncIterable<string>;
  delimiter: Delimiter;
  map: FieldMap;
}

interface Columns {
  /** How many fields a row has. */
  width: number;
  places: Map<string, number[]>;
  currencies: Map<number, string>;
  mapped: [Target, number][];
  /** Whether the last column is that of the currency. */
  endsInCurrency: boolean;
}

/** The rows of a CSV or TSV table, as they come. Throws `UnreadableFile` where it stops being one. */
export async function* tableRows({
  chunks,
  delimiter,
  map,
}: TableSource): AsyncGenerator<TableRow | UnreadableRow> {
  let columns: Columns | undefined;
  for await (const record of tableRecords(chunks, delimiter)) {
    const place = `line ${record.line}`;
    if (record.problem !== undefined) {
      if (!columns) throw new UnreadableFile(`The header cannot be read. ${record.problem}`);
      yield { place, problem: record.problem };
      continue;
    }
    if (record.fields.every((field) => field.trim() === '')) continue;
    if (!columns) {
      columns = columnsOf(record.fields, map);
      continue;
    }
    const problem = wrongWidth(record.fields, columns.width);
    yield problem === undefined ? rowOf(record, columns, place) : { place, problem };
  }
}

function wrongWidth(fields: string[], width: number): string | undefined {
  const tooMany = fields.length > width && fields.slice(width).some((field) => field.trim() !== '');
  if (fields.length >= width && !tooMany) return undefined;
  const why = tooMany
    ? 'A field with the delimiter in it has to stand in quotation marks.'
    : 'It may have been cut.';
  return `It has ${fields.length} fields, and the header has ${width}. ${why} Mend it.`;
}

const CURRENCY_IN_BRACKETS = /^(.*\S) ?[([] ?(?:in )?([a-z]{3}|[a-z]{0,3}\p{Sc}|rs\.?) ?[)\]]$/iu;
const CURRENCY_AT_END = /^(.*price) (?:in )?([a-z]{3})$/i;

/** "Price (INR)" and "price_usd" are the price in a currency. */
function priceColumn(title: string): { name: string; currency: string } | undefined {
  const words = title.replace(/[\s_]+/g, ' ').trim();
  const [, before = '', currency = ''] =
    CURRENCY_IN_BRACKETS.exec(words) ?? CURRENCY_AT_END.exec(words) ?? [];
  const name = squashed(before);
  const isPrice = namesOf.price.includes(name) || namesOf.salePrice.includes(name);
  // "price_old" is another column.
  const isCurrency = /[)\]]$/.test(words) || isCurrencyCode(currency);
  return isPrice && isCurrency ? { name, currency } : undefined;
}

const nameOfColumn = (title: string) => priceColumn(title)?.name ?? squashed(title);

function columnsOf(titles: string[], map: FieldMap): Columns {
  const places = new Map<string, number[]>();
  const currencies = new Map<number, string>();
  titles.forEach((title, index) => {
    const name = nameOfColumn(title);
    places.set(name, [...(places.get(name) ?? []), index]);
    const currency = priceColumn(title)?.currency;
    if (currency !== undefined) currencies.set(index, currency);
  });
  const mapped = TARGETS.flatMap((target) => {
    const wanted = map[target];
    if (wanted === undefined) return [];
    const index = titles.findIndex((title) => squashed(title) === squashed(wanted));
    if (index >= 0) return [[target, index] as [Target, number]];
    throw new UnreadableFile(`There is no column “${wanted}”. The columns are ${shownTitles(titles)}.`);
  });
  const named = titles.findLastIndex((title) => title.trim() !== '');
  const endsInCurrency =
    namesOf.currency.includes(squashed(titles[named] ?? '')) ||
    mapped.some(([target, index]) => target === 'currency' && index === named);
  return { width: named + 1, places, currencies, mapped, endsInCurrency };
}

/** Column names for a person to read. */
export const shownTitles = (titles: readonly string[]) =>
  titles
    .slice(0, 20)
    .join(', ')
    .replace(/\p{Cc}/gu, ' ')
    .slice(0, 300);

function rowOf(
  { fields, isOpen }: TableRecord,
  { width, places, currencies, mapped, endsInCurrency }: Columns,
  place: Place,
): TableRow {
  const valueAt = (index: number) => fields[index]?.trim() ?? '';
  const said = (names: string[]) =>
    names.flatMap((name) => places.get(squashedOnce(name)) ?? []).filter((index) => valueAt(index) !== '');
  return {
    place,
    all: (...names) => said(names).map(valueAt),
    get(...names) {
      for (const name of names)
        for (const index of places.get(squashedOnce(name)) ?? []) {
          const value = valueAt(index);
          if (value !== '') return value;
        }
      return undefined;
    },
    currencyOf(...names) {
      const [first] = said(names);
      return first === undefined ? undefined : currencies.get(first);
    },
    mapped: mappedOf(mapped, valueAt, currencies),
    openEnd: isOpen ? valueAt(fields.length - 1) : undefined,
    lacksCurrency: isOpen && endsInCurrency && valueAt(fields.length - 1) === '' && fields.length === width,
  };
}

function mappedOf(
  mapped: [Target, number][],
  valueAt: (index: number) => string,
  currencies: Map<number, string>,
): Partial<SourceRow> {
  const fields: Partial<SourceRow> = {};
  for (const [target, index] of mapped) {
    const value = valueAt(index) || undefined;
    if (target === 'category') fields.categories = [value];
    else if (target === 'image') fields.images = value === undefined ? [] : addressesIn(value);
    else fields[target] = value;
    const currency = target === 'price' ? currencies.get(index) : undefined;
    if (currency !== undefined) fields.currency ??= currency;
  }
  return fields;
}

/** The addresses of a field that may hold several of them. */
export const addressesIn = (list: string): string[] =>
  list
    .replace(/^\[|\]$/g, '')
    .split(/[,;|](?=[\s"']*https?:)|\s(?=https?:)/)
    .map((address) => withoutLast(address.replace(/^[\s"']+/, ''), /[\s"']/));

const known = new Map<string, string>();
/** The few names that rows are asked for, squashed but once. */
function squashedOnce(name: string): string {
  let squeezed = known.get(name);
  if (squeezed === undefined) {
    squeezed = squashed(name);
    known.set(name, squeezed);
  }
  return squeezed;
}

/** The row, or its refusal where its price, or the currency of that, stands at the very end of a file without a line end, and so may be cut. */
export function unlessCut(
  source: SourceRow,
  { openEnd, lacksCurrency }: TableRow,
): SourceRow | UnreadableRow {
  const { place, price, salePrice } = source;
  const cut = (what: string) => ({
    place,
    problem: `The file ends in its ${what}, without a line end, so the ${what} may be cut. End the line if it is whole.`,
  });
  if (lacksCurrency && (price ?? salePrice) !== undefined) return cut('currency');
  const isPrice = openEnd !== undefined && (openEnd === price || openEnd === salePrice);
  return isPrice && /\d$/.test(openEnd) ? cut('price') : source;
}

export type { Delimiter };
