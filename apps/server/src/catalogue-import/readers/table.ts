import { isCurrencyCode } from '../../kernel/money.ts';
import { type FieldMap, namesOf, squashed, TARGETS, type Target } from '../field-names.ts';
import { type Place, type SourceRow, UnreadableFile, type UnreadableRow } from '../source-row.ts';
import { withoutLast } from '../without-last.ts';
import { BACKSLASHED, type Delimiter, type TableRecord, tableRecords } from './records.ts';

/** A row of a table. If several of the given columns have a value, `get` returns the first. */
export interface TableRow {
  place: Place;
  get(...names: string[]): string | undefined;
  all(...names: string[]): string[];
  /** Currency in the header of the price column: "Price (INR)". */
  currencyOf(...names: string[]): string | undefined;
  /** Fields that the user assigned with `--map`; they override fields found by name. */
  mapped: Partial<SourceRow>;
  /** Last field of the file, if it may be cut off. */
  openEnd: string | undefined;
  /** Whether the file ends just before the currency of the row. */
  lacksCurrency: boolean;
}

const DELIMITERS: Delimiter[] = [',', ';', '\t', '|'];

export interface TableHeader {
  delimiter: Delimiter;
  columns: ReadonlySet<string>;
  titles: readonly string[];
}

/** A first line by which writers tell spreadsheets the delimiter. */
const DELIMITER_LINE = /^[\ufeff\s]*"?sep=([,;\t|])"?[,;\t|]*(?:\r\n|\r|\n)/i;

/** Splits off a first line like `sep=;`; undefined if there is none. */
export function delimiterLineOf(
  head: string,
): { text: string; lines: number; delimiter: Delimiter } | undefined {
  const [text, delimiter] = DELIMITER_LINE.exec(head) ?? [];
  if (text === undefined) return undefined;
  return { text, lines: text.split(/\r\n|\r|\n/).length - 1, delimiter: delimiter as Delimiter };
}

/** Parses the header; undefined if it has a single column. */
export function headerOf(head: string, stated?: Delimiter): TableHeader | undefined {
  const line = head.replace(/^[\ufeff\s]+/, '').split(/\r\n|\r|\n/, 1)[0] ?? '';
  const [likely] = DELIMITERS.toSorted((a, b) => line.split(b).length - line.split(a).length);
  const delimiter = stated !== undefined && line.includes(stated) ? stated : likely;
  if (!delimiter || !line.includes(delimiter)) return undefined;
  const titles = line.split(delimiter).map((header) => header.replaceAll('"', '').trim());
  return { delimiter, columns: new Set(titles.map(nameOfColumn)), titles };
}

export interface TableSource {
  chunks: AsyncIterable<string>;
  delimiter: Delimiter;
  /** Number of the line with which `chunks` begin. */
  firstLine: number;
  map: FieldMap;
}

interface Columns {
  width: number;
  places: Map<string, number[]>;
  currencies: Map<number, string>;
  mapped: [Target, number][];
  endsInCurrency: boolean;
}

/** Yields the rows after the header. Throws `UnreadableFile` if the text is no longer a table. */
export async function* tableRows({
  chunks,
  delimiter,
  firstLine,
  map,
}: TableSource): AsyncGenerator<TableRow | UnreadableRow> {
  let columns: Columns | undefined;
  for await (const record of withUsualLength(tableRecords(chunks, delimiter, firstLine))) {
    const place = `line ${record.line}`;
    if (record.problem !== undefined) {
      if (!columns) throw new UnreadableFile(`The header cannot be read. ${record.problem}`);
      yield { place, problem: record.problem };
      continue;
    }
    if (!columns) {
      columns = columnsOf(record.fields, map);
      continue;
    }
    const problem = problemOf(record, columns.width);
    yield problem === undefined ? rowOf(record, columns, place) : { place, problem };
  }
}

/** Numbers of records, and of characters in them, that tell how long the records of a table are. */
const SAMPLED = 1000;
const MOST_SAMPLED = 1_000_000;
/** Share of the rows that may lack the delimiter in which the others end, such as the last row of a file. */
const MOST_WITHOUT = 0.01;

/**
 * Skips blank records, and adds the number of fields that the others have: as the header, fewer
 * if most have fewer, or more if the rows of the beginning have more.
 */
async function* withUsualLength(
  records: AsyncIterable<TableRecord>,
): AsyncGenerator<TableRecord & { usualLength: number }> {
  const sample: TableRecord[] = [];
  let letters = 0;
  let usualLength: number | undefined;
  function* sampled() {
    usualLength ??= usualLengthOf(sample);
    for (const record of sample.splice(0)) yield { ...record, usualLength };
  }
  try {
    for await (const record of records) {
      if (record.problem === undefined && record.fields.every(isBlank)) continue;
      if (usualLength !== undefined) {
        yield { ...record, usualLength };
        continue;
      }
      sample.push(record);
      letters += record.fields.reduce((sum, field) => sum + field.length + 1, 0);
      if (sample.length >= SAMPLED || letters >= MOST_SAMPLED) yield* sampled();
    }
  } catch (error) {
    // Rows before the fault are good.
    yield* sampled();
    throw error;
  }
  yield* sampled();
}

function usualLengthOf([header, ...rows]: readonly TableRecord[]): number {
  const ofHeader = header?.fields.length ?? 0;
  const lengths = rows.flatMap(({ fields, problem }) => (problem === undefined ? [fields.length] : []));
  const counts = new Map<number, number>();
  for (const length of lengths) counts.set(length, (counts.get(length) ?? 0) + 1);
  const [usual = ofHeader, times = 0] = [...counts].toSorted(([, one], [, other]) => other - one)[0] ?? [];
  // A single row may be a shifted one.
  if (times < 2 || times <= lengths.length / 2) return ofHeader;
  if (usual <= ofHeader) return usual;
  // Shorter rows were cut, so they do not count.
  const without = lengths.filter((length) => length >= ofHeader && length < usual).length;
  const isEverywhere = without <= lengths.length * MOST_WITHOUT;
  return isEverywhere && !areShifted(header?.fields ?? [], rows) ? usual : ofHeader;
}

/** Whether the prices of all rows have a comma that is the delimiter too, `12,50` or `1,299.00`, or are texts. */
const areShifted = (titles: readonly string[], rows: readonly TableRecord[]) =>
  titles.some((title, index) => {
    const name = nameOfColumn(title);
    if (!namesOf.price.includes(name) && !name.includes('price')) return false;
    const prices = rows.filter(({ fields }) => !isBlank(fields[index] ?? ''));
    return (
      prices.length > 0 &&
      (prices.every(({ fields }) => /^\s*(?:\d{2}|\d{3}(?:[.,]\d\d)?)\s*$/.test(fields[index + 1] ?? '')) ||
        prices.every(({ fields }) => !/\d/.test(fields[index] ?? '')))
    );
  });

const isBlank = (field: string) => field.trim() === '';

function problemOf(
  { fields, usualLength, backslashed }: TableRecord & { usualLength: number },
  width: number,
): string | undefined {
  // A row is shifted by a delimiter in a field, even if only blank fields were pushed out of the header.
  const tooMany = fields.length > Math.max(usualLength, width) || !fields.slice(width).every(isBlank);
  const isRight = fields.length >= width && !tooMany;
  if (backslashed === 'within' || (backslashed === 'end' && !isRight)) return BACKSLASHED;
  if (isRight) return undefined;
  const why = tooMany
    ? 'A field with the delimiter in it has to stand in quotation marks.'
    : 'It may have been cut.';
  return `It has ${fields.length} fields, and the header has ${width}. ${why} Mend it.`;
}

const CURRENCY_IN_BRACKETS = /^(.*\S) ?[([] ?(?:in )?([a-z]{3}|[a-z]{0,3}\p{Sc}|rs\.?) ?[)\]]$/iu;
const CURRENCY_AT_END = /^(.*price) (?:in )?([a-z]{3})$/i;

/** Splits "Price (INR)" and "price_usd" into price column and currency. */
function priceColumn(title: string): { name: string; currency: string } | undefined {
  const words = title.replace(/[\s_]+/g, ' ').trim();
  const [, before = '', currency = ''] =
    CURRENCY_IN_BRACKETS.exec(words) ?? CURRENCY_AT_END.exec(words) ?? [];
  const name = squashed(before);
  const isPrice = namesOf.price.includes(name) || namesOf.salePrice.includes(name);
  // "price_old" names no currency.
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

export const shownTitles = (titles: readonly string[]) =>
  titles
    .slice(0, 20)
    .join(', ')
    .replace(/\p{Cc}/gu, ' ')
    .slice(0, 300);

/** Exporters write `'` before a value that a spreadsheet would take for a formula. */
const FORMULA_GUARD = /^'(?=[=+\-@])/;

function rowOf(
  { fields, isOpen }: TableRecord,
  { width, places, currencies, mapped, endsInCurrency }: Columns,
  place: Place,
): TableRow {
  const valueAt = (index: number) => fields[index]?.trim().replace(FORMULA_GUARD, '') ?? '';
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

export const addressesIn = (list: string): string[] =>
  list
    .replace(/^\[|\]$/g, '')
    .split(/[,;|](?=[\s"']*https?:)|\s(?=https?:)/)
    .map((address) => withoutLast(address.replace(/^[\s"']+/, ''), /[\s"']/));

const known = new Map<string, string>();
/** Cached, as all rows are asked for the same few names. */
function squashedOnce(name: string): string {
  let squeezed = known.get(name);
  if (squeezed === undefined) {
    squeezed = squashed(name);
    known.set(name, squeezed);
  }
  return squeezed;
}

/** Refuses a row if its price or currency ends the file without a line end, as it may be cut off. */
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
