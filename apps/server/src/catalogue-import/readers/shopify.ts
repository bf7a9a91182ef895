import type { Rows, SourceRow } from '../source-row.ts';
import { productsFromVariants } from '../variants.ts';
import { type TableRow, type TableSource, tableRows, unlessCut } from './table.ts';

export const isShopify = (columns: ReadonlySet<string>) =>
  (columns.has('handle') || columns.has('urlhandle')) &&
  (columns.has('variantprice') || columns.has('variantsku') || columns.has('vendor'));

/** Adjacent rows with the same handle are one thing, its variants and its further pictures. */
export async function* shopify(source: TableSource, shop: string | undefined): Rows {
  let thing: TableRow[] = [];
  for await (const row of tableRows(source)) {
    if ('problem' in row) {
      yield row;
      continue;
    }
    const [first] = thing;
    if (first && handleOf(row) !== handleOf(first)) {
      yield* productsOf(thing, shop);
      thing = [];
    }
    thing.push(row);
  }
  yield* productsOf(thing, shop);
}

const handleOf = (row: TableRow) => row.get('handle', 'url handle');
const priceOf = (row: TableRow) => row.get('variant price', 'price');

function* productsOf(rows: TableRow[], shop: string | undefined) {
  const [first] = rows;
  if (!first) return;
  const colorOf = colorOption(first);
  const sizeOption = optionNamed(first, /^size$/i);
  const handle = handleOf(first);
  const thing: SourceRow = {
    place: first.place,
    id: handle,
    name: first.get('title'),
    brand: first.get('vendor'),
    material: first.get('fabric (product.metafields.shopify.fabric)'),
    description: first.get('body (html)', 'description'),
    categories: [first.get('type'), first.get('product category', 'product type')],
    link: shop && handle ? new URL(`/products/${encodeURIComponent(handle)}`, shop).href : undefined,
    images: rows.flatMap((row) => row.all('image src', 'product image url')),
    hidden: whyHidden(first),
    ...first.mapped,
  };
  // Rows with only a picture are no variants, nor is a first row with only the fields of the thing.
  const priced = rows.filter((row) => priceOf(row) !== undefined);
  const isVariant = priced.length === 0 || first.get('option1 value', 'option2 value') !== undefined;
  const variants = isVariant && !priced.includes(first) ? [first, ...priced] : priced;
  const whole: SourceRow[] = [];
  for (const row of variants) {
    const variant = unlessCut(
      {
        place: row.place,
        price: priceOf(row),
        color: colorOf(row),
        size: sizeOption?.(row),
        images: row.all('variant image', 'variant image url'),
        ...row.mapped,
      },
      row,
    );
    if ('problem' in variant) yield variant;
    else whole.push(variant);
  }
  if (whole.length > 0) yield* productsFromVariants(thing, whole);
}

/** Returns a reader of a row's colour. Only the first row of a thing names the options. */
function colorOption(first: TableRow): (row: TableRow) => string | undefined {
  const pattern = () => first.get('color (product.metafields.shopify.color pattern)');
  return optionNamed(first, /^colou?r$/i) ?? pattern;
}

function optionNamed(first: TableRow, named: RegExp): ((row: TableRow) => string | undefined) | undefined {
  const option = [1, 2, 3].find((number) => named.test(first.get(`option${number} name`) ?? ''));
  return option === undefined ? undefined : (row) => row.get(`option${option} value`);
}

function whyHidden(first: TableRow): string | undefined {
  const status = first.get('status')?.toLowerCase() ?? 'active';
  const isPublished = first.get('published', 'published on online store')?.toLowerCase() !== 'false';
  if (status === 'active' && isPublished) return undefined;
  return 'The shop does not show it (it is a draft, archived or unpublished). Publish it there, then import again.';
}
