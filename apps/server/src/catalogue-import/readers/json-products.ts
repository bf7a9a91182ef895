import { certainCurrency } from '../../products/currency.rules.ts';
import { type FieldMap, namesOf, PERHAPS_CURRENCY, squashed, type Target } from '../field-names.ts';
import type { SourceRow, UnreadableRow } from '../source-row.ts';
import { productsFromVariants } from '../variants.ts';

type Fields = Record<string, unknown>;

/** Maximum depth of the search for lists and currencies. */
const DEEPEST_LIST = 6;
/** Names of lists with entries that look like products but are none. */
export const NO_PRODUCTS: ReadonlySet<string> = new Set(
  [
    'variants,hasvariant,images,image,offers,media,options,reviews,review',
    'related,relatedproducts,isrelatedto,issimilarto,similar,recommendations,upsell,crosssell',
    'categories,collections,brands,vendors,authors,menu,menus,navigation,breadcrumbs,tags,banners,filters,facets',
  ].flatMap((names) => names.split(',')),
);
/** In lists of these names, a name and an id suffice for a product. */
const ALL_PRODUCTS: ReadonlySet<string> = new Set(['products', 'items', 'goods', 'listings']);
/** Names of fields in which the currency of a price is sought, nested values included. */
const PRICED = /price|offer|variant/i;
const NOT_ITS_PRICE = /shipping|delivery/i;
/** Fields that wrap a product in responses of some services. */
const WRAPPERS = ['item', 'node', 'product', '_source', 'fields', 'attributes'];

interface ProductList {
  name: string;
  entries: unknown[];
  /** Currency stated outside the list. */
  currency: string | undefined;
}

export function listsOfProducts(value: unknown, around?: string, depth = 0): ProductList[] {
  const fields = fieldsOf(value);
  if (!fields || depth > DEEPEST_LIST || isOfType(fields, /^Product/)) return [];
  const currency = currencyIn(fields) ?? around;
  return Object.entries(fields).flatMap(([name, held]) => {
    if (NO_PRODUCTS.has(squashed(name))) return [];
    if (!Array.isArray(held)) return listsOfProducts(held, currency, depth + 1);
    const isList = held.some((entry) => isLikeProduct(entry, name));
    return isList ? [{ name, entries: held, currency }] : [];
  });
}

/** Whether an entry looks like a product: by its type, or by more fields than a category has. */
export function isLikeProduct(entry: unknown, list: string): boolean {
  const fields = fieldsOf(unwrapped(entry));
  if (!fields) return false;
  if (isOfType(fields, /^(?:Product|IndividualProduct)/)) return true;
  const names = new Set(Object.keys(fields).map(squashed));
  const has = (target: Target) => namesOf[target].some((name) => names.has(name));
  if (!has('name')) return false;
  if (has('price') || has('image') || has('brand') || names.has('offers') || names.has('variants'))
    return true;
  return has('id') && (has('link') || ALL_PRODUCTS.has(squashed(list)));
}

/** Whether a value declares a type other than product, such as breadcrumbs in dumps of pages. */
export function isOfAnotherType(value: unknown): boolean {
  const fields = fieldsOf(value);
  return (
    fields?.['@type'] !== undefined &&
    !isOfType(fields, /^(?:Product|IndividualProduct|SomeProducts|ListItem)/)
  );
}

const isOfType = (fields: Fields, type: RegExp) =>
  listOf(fields['@type']).some((each) => typeof each === 'string' && type.test(each.replace(/^.*[/:]/, '')));

function unwrapped(value: unknown): unknown {
  const fields = fieldsOf(value);
  if (!fields || textOf(fields.name, fields.title) !== undefined) return value;
  const wrapper = WRAPPERS.find((name) => fieldsOf(fields[name]));
  return wrapper === undefined ? value : fields[wrapper];
}

/** Fields assigned with `--map`, and the currency stated around an entry. */
interface Around {
  map: FieldMap;
  currency: string | undefined;
}

/** Returns the product of an entry, or one per colour if it has variants. */
export function jsonProducts(value: unknown, place: string, around: Around): (SourceRow | UnreadableRow)[] {
  const given = fieldsOf(unwrapped(value));
  if (!given) return [{ place, problem: 'It is no object with fields. Write {"id": …, "name": …}.' }];
  const row = rowFrom(given, place, around);
  const variants = listOf(given.hasVariant)
    .map(fieldsOf)
    .filter((each) => each !== undefined);
  if (variants.length === 0) return [row];
  return productsFromVariants(
    row,
    variants.map((variant) => ({ ...rowFrom(variant, place, around), id: undefined, name: undefined })),
  );
}

function rowFrom(given: Fields, place: string, { map, currency: around }: Around): SourceRow {
  const byName = new Map<string, unknown>();
  for (const [name, value] of Object.entries(given)) {
    const key = squashed(name);
    if (!byName.has(key)) byName.set(key, value);
  }
  const all = (target: Target) =>
    mapped(given, map[target]) ??
    namesOf[target].map((name) => byName.get(name)).filter((value) => value !== undefined && value !== null);
  const text = (target: Target) => textOf(...all(target).map(plain));
  const variant = fieldsOf(listOf(given.variants)[0]) ?? {};
  const money = moneyOf([
    ...all('price'),
    ...listOf(given.offers),
    given.prices,
    given.priceSpecification,
    variant,
  ]);
  const sale = moneyOf(all('salePrice'));
  const beside =
    map.currency === undefined
      ? (money.currency ??
        text('currency') ??
        certainCurrency(textOf(...PERHAPS_CURRENCY.map((name) => byName.get(name)))))
      : text('currency');
  /** Currencies beside the prices; else all in the entry's price fields; else that around its list. */
  function currencies(): string | string[] | undefined {
    if (beside !== undefined) return sale.currency === undefined ? beside : [beside, sale.currency];
    const priced = Object.entries(given).filter(([name]) => PRICED.test(name));
    const stated = priced.flatMap(([, held]) => currenciesIn(held));
    return stated.length > 0 ? stated : around;
  }
  const link = text('link') ?? textOf(given['@id']);
  const name = text('name');
  return {
    place,
    id: text('id') ?? textOf(given.productID, given.productId) ?? link?.slice(0, 200) ?? name?.slice(0, 200),
    group: text('group'),
    name,
    price: money.amount,
    salePrice: sale.amount,
    currency: (money.amount ?? sale.amount) === undefined ? undefined : currencies(),
    retailer: text('retailer') ?? textOf(plain(fieldsOf(listOf(given.offers)[0])?.seller)),
    brand: text('brand'),
    color: text('color'),
    size: text('size'),
    sizes: textsOf(all('size')),
    material: textsOf(all('material')).join(', '),
    description: text('description'),
    categories: all('category').flatMap(pathsOf),
    rating: textOf(...all('rating').map(ratingIn)),
    link,
    images: [...picturesOf(given.picture).toReversed(), ...all('image').flatMap(picturesOf)],
    popularity: text('popularity'),
  };
}

/**
 * Reads the value at a path given by `--map`, such as `price=offer.price.value`. Undefined without a path.
 */
function mapped(given: Fields, path: string | undefined): unknown[] | undefined {
  if (path === undefined) return undefined;
  let value: unknown = given;
  for (const name of path in given ? [path] : path.split('.')) {
    const fields = fieldsOf(value) ?? {};
    const key = Object.keys(fields).find((each) => squashed(each) === squashed(name));
    value = key === undefined ? undefined : fields[key];
  }
  return value === undefined || value === null ? [] : [value];
}

/** Returns the first price in any notation, with the currency beside it. */
function moneyOf(values: unknown[]): { amount?: string | undefined; currency?: string | undefined } {
  for (const value of values) {
    const amount = amountOf(value);
    if (amount !== undefined) return { amount };
    for (const part of listOf(value).slice(0, 20)) {
      const fields = fieldsOf(part);
      if (!fields) continue;
      const amount = textOf(
        ...[
          fields.price,
          fields.value,
          fields.amount,
          fields.lowPrice,
          fields.current,
          fields.sale_price,
        ].map((each) => amountOf(each)),
      );
      const currency = currencyIn(fields);
      if (amount !== undefined) return { amount: inMajorUnits(amount, fields.currency_minor_unit), currency };
      const deeper = moneyOf([fields.price, fields.priceSpecification, fields.offers]);
      if (deeper.amount !== undefined) return { ...deeper, currency: deeper.currency ?? currency };
    }
  }
  return {};
}

function currencyIn(fields: Fields): string | undefined {
  const valuesOf = (names: readonly string[]) =>
    Object.entries(fields)
      .filter(([name]) => names.includes(squashed(name)))
      .map(([, value]) => fieldsOf(value)?.code ?? value);
  return textOf(...valuesOf(namesOf.currency)) ?? certainCurrency(textOf(...valuesOf(PERHAPS_CURRENCY)));
}

/** All currencies in a value and its nested values, except those of shipping and delivery. */
function currenciesIn(value: unknown, depth = 0): string[] {
  if (depth > DEEPEST_LIST) return [];
  if (Array.isArray(value)) return value.slice(0, 20).flatMap((each) => currenciesIn(each, depth + 1));
  const fields = fieldsOf(value);
  if (!fields) return [];
  const within = Object.entries(fields).filter(([name]) => !NOT_ITS_PRICE.test(name));
  return [currencyIn(fields) ?? [], within.flatMap(([, held]) => currenciesIn(held, depth + 1))].flat();
}

/** The point of a number is always decimal; that of a text may not be. */
const amountOf = (value: unknown) => (typeof value === 'number' ? value.toFixed(2) : textOf(value));

/** Converts an amount that a service states in minor units, such as cents. */
const inMajorUnits = (amount: string, minorUnit: unknown) =>
  typeof minorUnit === 'number' && /^\d+$/.test(amount)
    ? (Number(amount) / 10 ** minorUnit).toFixed(2)
    : amount;

/**
 * Returns the name, title or value of an object; other values unchanged. A list counts as its first entry.
 */
function plain(value: unknown): unknown {
  const one = Array.isArray(value) ? value[0] : value;
  const fields = fieldsOf(one);
  return fields ? (fields.name ?? fields.title ?? fields.value ?? fields['@value']) : one;
}

const pathsOf = (value: unknown): string[] => {
  const parts = listOf(value).flatMap((each) => textOf(plain(each)) ?? []);
  // A list is a path from the top. `<` tells `categoryFrom` to fall back to its last part.
  return parts.length > 1 ? [parts.join(' < ')] : parts;
};

function ratingIn(value: unknown): string | undefined {
  const fields = fieldsOf(value);
  return fields ? textOf(fields.ratingValue, fields.rate, fields.average, fields.value) : textOf(value);
}

function picturesOf(value: unknown): (string | undefined)[] {
  const { sources } = fieldsOf(value) ?? {};
  return listOf(sources ?? value)
    .slice(0, 50)
    .map((each) => {
      const fields = fieldsOf(each);
      return fields ? textOf(fields.url, fields.src, fields.contentUrl, fields.href) : textOf(each);
    });
}

const fieldsOf = (value: unknown): Fields | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : undefined;

const listOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];

/** Returns the texts of values and of the entries of lists. */
const textsOf = (values: unknown[]): string[] =>
  values.flatMap(listOf).flatMap((each) => textOf(plain(each)) ?? []);

function textOf(...values: unknown[]): string | undefined {
  for (const value of values) {
    if (typeof value === 'string' && value.trim() !== '') return value;
    if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  }
  return undefined;
}
