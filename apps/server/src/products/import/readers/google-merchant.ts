import { decodeHTML } from 'entities';
import { SaxesParser } from 'saxes';
import { type Rows, type SourceRow, UnreadableFile } from '../source-row.ts';
import { type Delimiter, tableRows } from './table.ts';

/** Whether the columns are those of a Google Merchant table. */
export const isGoogleTable = (columns: ReadonlySet<string>) =>
  columns.has('id') && columns.has('title') && (columns.has('image link') || columns.has('link'));

/** A Google Merchant feed as tab-separated (or other) table. */
export async function* googleTable(chunks: AsyncIterable<string>, delimiter: Delimiter): Rows {
  for await (const row of tableRows(chunks, delimiter)) {
    // In a table the further pictures stand in one field.
    const further = row.all('additional image link').flatMap((list) => list.split(/,(?=\s*https?:)/));
    yield rowFrom(row.place, (name) => (name === 'additional image link' ? further : row.all(name)));
  }
}

/** A Google Merchant feed as RSS or Atom. */
export async function* googleXml(chunks: AsyncIterable<string>): Rows {
  const items: SourceRow[] = [];
  const parser = new SaxesParser();
  parser.ENTITIES = htmlEntities;
  let fields: Map<string, string[]> | undefined;
  let line = 0;
  let depth = 0;
  let text = '';

  parser.on('opentag', ({ name, attributes }) => {
    const tag = localName(name);
    if (!fields && (tag === 'item' || tag === 'entry')) {
      fields = new Map();
      line = parser.line;
      depth = 0;
      return;
    }
    if (!fields) return;
    depth += 1;
    // Atom gives links as attributes.
    text = tag === 'link' ? (attributes.href ?? '') : '';
  });
  const addText = (part: string) => {
    if (fields && text.length < MOST_TEXT) text += part;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', ({ name }) => {
    if (!fields) return;
    const tag = localName(name);
    if (depth === 0) {
      const read = fields;
      fields = undefined;
      items.push(rowFrom(`line ${line}`, (name) => read.get(name) ?? []));
      return;
    }
    // What is nested deeper (shipping, installments) has prices of its own.
    if (depth === 1) fields.set(tag, [...(fields.get(tag) ?? []), text.trim()]);
    depth -= 1;
    text = '';
  });
  parser.on('error', (error) => {
    throw error;
  });

  const read = (step: () => void) => {
    try {
      step();
    } catch (cause) {
      throw new UnreadableFile(
        `From line ${parser.line} on the file is no well-formed XML, so it was read no further. Mend it there.`,
        { cause },
      );
    }
  };
  for await (const chunk of chunks) {
    let failure: unknown;
    try {
      read(() => parser.write(chunk));
    } catch (error) {
      failure = error;
    }
    yield* items.splice(0);
    if (failure) throw failure;
  }
  read(() => parser.close());
  yield* items.splice(0);
}

/** Feeds hold &nbsp; and the like, which XML does not know. */
const htmlEntities: Record<string, string> = new Proxy(
  {},
  { get: (_, name) => decodeHTML(`&${String(name)};`) },
);

/** Letters of one element; more is no field of a product. */
const MOST_TEXT = 100_000;

/** "g:image_link" as tables call it. */
const localName = (name: string) => (name.split(':').at(-1) ?? '').toLowerCase().replaceAll('_', ' ');

function rowFrom(place: string, all: (name: string) => string[]): SourceRow {
  const get = (name: string) => all(name).find((value) => value !== '');
  const [saleFrom, saleUntil] = get('sale price effective date')?.split('/') ?? [];
  return {
    place,
    id: get('id') ?? get('gtin') ?? get('mpn'),
    name: get('title'),
    price: get('price'),
    salePrice: get('sale price'),
    saleFrom,
    saleUntil,
    brand: get('brand'),
    color: get('color') ?? get('colour'),
    categories: [get('product type'), get('google product category')],
    link: get('link'),
    images: [...all('image link'), ...all('additional image link')],
  };
}
