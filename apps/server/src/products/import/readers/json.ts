import { JSONParser } from '@streamparser/json';
import { type Rows, type SourceRow, UnreadableFile, type UnreadableRow } from '../source-row.ts';

type Fields = Record<string, unknown>;

/** The names a list of products has where it is not the whole file. */
const LISTS = ['products', 'data', 'results', 'items', 'likes'];

/** Products as JSON: a list, or an object with one in it; the fields under any of their names. */
export async function* json(chunks: AsyncIterable<string>, head: string): Rows {
  const isList = /^\s*\[/.test(head);
  const parser = new JSONParser({
    paths: isList ? ['$.*'] : LISTS.map((name) => `$.${name}.*`),
    keepStack: false,
  });
  const found: unknown[] = [];
  parser.onValue = ({ value }) => void found.push(value);
  let count = 0;
  const entries = function* () {
    for (const value of found.splice(0)) {
      count += 1;
      yield rowFrom(value, `entry ${count}`);
    }
  };
  for await (const chunk of chunks) {
    let failure: unknown;
    try {
      if (!parser.isEnded) parser.write(chunk);
    } catch (error) {
      failure = error;
    }
    yield* entries();
    if (failure) throw broken(count, failure);
  }
  if (!parser.isEnded) throw broken(count, undefined);
}

const broken = (count: number, cause: unknown) =>
  new UnreadableFile(
    `After entry ${count} the file is no valid JSON, so it was read no further. Mend it there.`,
    { cause },
  );

function rowFrom(value: unknown, place: string): SourceRow | UnreadableRow {
  const given = fieldsOf(value);
  if (!given) return { place, problem: 'It is no object with fields. Write {"id": …, "name": …}.' };
  const variant = fieldsOf(listOf(given.variants)[0]) ?? {};
  return {
    place,
    id: textOf(given.id, given.product_id, given.productId, given.sku),
    name: textOf(given.name, given.title),
    price: priceOf(given.price, variant.price),
    salePrice: priceOf(given.sale_price, given.salePrice),
    retailer: textOf(given.retailer, given.shop, given.store),
    brand: textOf(given.brand, given.vendor),
    color: textOf(given.color, given.colour),
    categories: [textOf(given.category), textOf(given.product_type, given.type)],
    rating: textOf(given.rating, fieldsOf(given.rating)?.rate, fieldsOf(given.rating)?.average),
    link: textOf(given.direct_link, given.link, given.url),
    images: [
      textOf(given.image_url, given.imageUrl, given.image, fieldsOf(given.image)?.src),
      ...listOf(fieldsOf(given.picture)?.sources).toReversed().map(addressOf),
      ...listOf(given.images).map(addressOf),
      textOf(given.thumbnail),
    ],
    popularity: textOf(given.popularity),
  };
}

const fieldsOf = (value: unknown): Fields | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : undefined;

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const addressOf = (image: unknown) => textOf(image, fieldsOf(image)?.url, fieldsOf(image)?.src);

/** The first of the values that is text or a number. */
function textOf(...values: unknown[]): string | undefined {
  for (const value of values) {
    if (typeof value === 'string' && value.trim() !== '') return value;
    if (typeof value === 'number') return String(value);
  }
  return undefined;
}

/** A price of JSON. In a number the point is always the decimal point, unlike in a text. */
const priceOf = (...values: unknown[]) =>
  textOf(...values.map((value) => (typeof value === 'number' ? value.toFixed(2) : value)));
