import type { Rows, SourceRow } from '../source-row.ts';
import { productsFromVariants } from '../variants.ts';
import { type TableRow, type TableSource, tableRows, unlessCut } from './table.ts';

/** Whether the columns are those of a Shopify product export, of either generation. */
export const isShopify = (columns: ReadonlySet<string>) =>
  (columns.has('handle') || columns.has('urlhandle')) &&
  (columns.has('variantprice') || columns.has('variantsku') || columns.has('vendor'));

/** A Shopify product export: rows of one handle are one thing, its variants and its further pictures. */
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
  const handle = handleOf(first);
  const thing: SourceRow = {
    place: first.place,
    id: handle,
    name: first.get('title'),
    brand: first.get('vendor'),
    categories: [first.get('type'), first.get('product category', 'product type')],
    link: shop && handle ? new URL(`/products/${encodeURIComponent(handle)}`, shop).href : undefined,
    images: rows.flatMap((row) => row.all('image src', 'product image url')),
    hidden: whyHidden(first),
    ...first.mapped,
  };
  // Rows that have nothing but a picture are no variants.
  const variants = rows.filter((row) => row === first || priceOf(row) !== undefined);
  const whole: SourceRow[] = [];
  for (const row of variants) {
    const variant = unlessCut(
      {
        place: row.place,
        price: priceOf(row),
        color: colorOf(row),
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

/** Which of the options is the colour; only the first row of a thing names them. */
function colorOption(first: TableRow): (row: TableRow) => string | undefined {
  const option = [1, 2, 3].find((number) => /^colou?r$/i.test(first.get(`option${number} name`) ?? ''));
  return (row) =>
    option ? row.get(`option${option} value`) : first.get('color (product.metafields.shopify.color pattern)');
}

function whyHidden(first: TableRow): string | undefined {
  const status = first.get('status')?.toLowerCase() ?? 'active';
  const isPublished = first.get('published', 'published on online store')?.toLowerCase() !== 'false';
  if (status === 'active' && isPublished) return undefined;
  return 'The shop does not show it (it is a draft, archived or unpublished). Publish it there, then import again.';
}
