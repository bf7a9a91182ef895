import { certainCurrency } from '../../products/currency.rules.ts';
import { namesOf, PERHAPS_CURRENCY } from '../field-names.ts';
import type { Rows, SourceRow } from '../source-row.ts';
import { withoutLast } from '../without-last.ts';
import { addressesIn, type TableRow, type TableSource, tableRows, unlessCut } from './table.ts';

export const isPlainTable = (columns: ReadonlySet<string>) => namesOf.name.some((name) => columns.has(name));

/** Reads any table of products with a header, including Google Merchant feeds. */
export async function* plainTable(source: TableSource, { hasIds }: { hasIds: boolean }): Rows {
  for await (const row of tableRows(source)) {
    if ('problem' in row) yield row;
    else yield unlessCut(withId(rowFrom(row), hasIds), row);
  }
}

/** Unless the format requires ids, a row without one gets its link or name as id. */
const withId = (row: SourceRow, hasIds: boolean): SourceRow =>
  hasIds ? row : { ...row, id: row.id ?? row.link?.trim().slice(0, 200) ?? row.name?.trim().slice(0, 200) };

function rowFrom(row: TableRow): SourceRow {
  const [saleFrom, saleUntil] = row.get('sale price effective date')?.split('/') ?? [];
  return {
    place: row.place,
    id: row.get(...namesOf.id),
    group: row.get(...namesOf.group),
    name: row.get(...namesOf.name),
    price: row.get(...namesOf.price),
    salePrice: row.get(...namesOf.salePrice),
    saleFrom,
    saleUntil,
    currency:
      row.get(...namesOf.currency) ??
      certainCurrency(row.get(...PERHAPS_CURRENCY)) ??
      row.currencyOf(...namesOf.price) ??
      row.currencyOf(...namesOf.salePrice),
    retailer: row.get(...namesOf.retailer),
    brand: row.get(...namesOf.brand),
    color: row.get(...namesOf.color),
    size: row.get(...namesOf.size),
    material: row.get(...namesOf.material),
    description: row.get(...namesOf.description),
    categories: row.all(...namesOf.category).map(withoutBrackets),
    rating: row.get(...namesOf.rating),
    link: row.get(...namesOf.link),
    images: row.all(...namesOf.image).flatMap(addressesIn),
    popularity: row.get(...namesOf.popularity),
    ...row.mapped,
  };
}

/** `["Clothing >> Dresses"]`, as in data sets, becomes `Clothing > Dresses`. */
function withoutBrackets(path: string): string {
  const begun = path.replace(/^\[\s*["']?/, '');
  const text = begun.endsWith(']') ? withoutLast(begun.slice(0, -1), /[\s"']/) : begun;
  return text.replaceAll('>>', '>');
}
