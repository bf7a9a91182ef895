import type { Rows, SourceRow, UnreadableRow } from '../source-row.ts';
import { productsFromVariants } from '../variants.ts';
import { addressesIn, type TableRow, type TableSource, tableRows, unlessCut } from './table.ts';

export const isWooCommerce = (columns: ReadonlySet<string>) =>
  columns.has('name') && columns.has('regularprice') && (columns.has('type') || columns.has('sku'));

interface Variable {
  thing: SourceRow;
  variants: SourceRow[];
}

/** Yields things with variants last, as their variants may be anywhere in the file. */
export async function* wooCommerce(source: TableSource, shop: string | undefined): Rows {
  const variables = new Map<string, Variable>();
  const orphans: { row: SourceRow; parent: string }[] = [];
  for await (const row of tableRows(source)) {
    const read = 'problem' in row ? row : unlessCut(sourceRow(row, shop), row);
    if ('problem' in row || 'problem' in read) {
      yield read as UnreadableRow;
      continue;
    }
    const types = listIn(row.get('type')?.toLowerCase()) ?? [];
    if (types.includes('variation')) orphans.push({ row: read, parent: row.get('parent') ?? '' });
    else if (types.includes('variable')) {
      const variable = { thing: read, variants: [] };
      for (const key of keysOf(row)) variables.set(key, variable);
    } else if (types.includes('grouped'))
      yield {
        place: row.place,
        problem: 'It is a group of other products, which are imported by themselves.',
      };
    else yield read;
  }

  for (const { row, parent } of orphans) {
    const variable = variables.get(parent);
    if (variable) variable.variants.push({ ...row, id: undefined, name: undefined, link: undefined });
    else
      yield {
        place: row.place,
        problem: `Its parent “${parent.slice(0, 80)}” is not in the file. Export that as well.`,
      };
  }
  for (const { thing, variants } of new Set(variables.values())) yield* productsFromVariants(thing, variants);
}

/** Names by which a variation may refer to its parent. */
const keysOf = (row: TableRow) =>
  [row.get('sku'), ...row.all('id').map((id) => `id:${id}`)].filter((key) => key !== undefined);

function sourceRow(row: TableRow, shop: string | undefined): SourceRow {
  const id = row.get('id');
  return {
    place: row.place,
    id: id ?? row.get('sku'),
    name: row.get('name'),
    price: row.get('regular price'),
    salePrice: row.get('sale price'),
    saleFrom: row.get('date sale price starts'),
    saleUntil: row.get('date sale price ends'),
    brand: row.get('brands', 'brand') ?? attributeOf(row, /^brand$/i)?.[0],
    color: attributeOf(row, /^colou?r$/i)?.[0],
    sizes: attributeOf(row, /^sizes?$/i),
    material: attributeOf(row, /^(?:material|fabric)s?$/i)?.join(', '),
    description: row.get('description', 'short description'),
    categories: listIn(row.get('categories')),
    rating: row.get('average rating'),
    link: row.get('external url') ?? (shop && id ? new URL(`/?p=${id}`, shop).href : undefined),
    images: addressesIn((row.get('images') ?? '').replaceAll('\\,', ',')),
    hidden: whyHidden(row),
    ...row.mapped,
  };
}

/** WooCommerce writes commas within an entry of a list as `\\,`. */
const listIn = (field: string | undefined) =>
  field?.split(/(?<!\\),/).map((part) => part.replaceAll('\\,', ',').trim());

function whyHidden(row: TableRow): string | undefined {
  const isHidden = row.get('visibility in catalog')?.toLowerCase() === 'hidden';
  if (!isHidden && (row.get('published') ?? '1') === '1') return undefined;
  return `The shop does not show it (it is ${isHidden ? 'hidden' : 'a draft or private'}). Publish it there, then import again.`;
}

function attributeOf(row: TableRow, named: RegExp): string[] | undefined {
  for (let number = 1; number <= 20; number += 1)
    if (named.test(row.get(`attribute ${number} name`) ?? ''))
      return listIn(row.get(`attribute ${number} value(s)`, `attribute ${number} values`));
  return undefined;
}
