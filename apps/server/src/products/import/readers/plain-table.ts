import { certainCurrency } from '../currency.rules.ts';
import { namesOf, PERHAPS_CURRENCY } from '../field-names.ts';
import type { Rows, SourceRow } from '../source-row.ts';
import { withoutLast } from '../without-last.ts';
import { addressesIn, type TableRow, type TableSource, tableRows, unlessCut } from './table.ts';

/** Whether the columns say what products are called, under any of its names. */
export const isPlainTable = (columns: ReadonlySet<string>) => namesOf.name.some((name) => columns.has(name));

/** Any table of products with a header, Google Merchant feeds among them. */
export async function* plainTable(source: TableSource, { hasIds }: { hasIds: boolean }): Rows {
  for await (const row of tableRows(source)) {
    if ('problem' in row) yield row;
    else yield unlessCut(withId(rowFrom(row), hasIds), row);
  }
}

/** Where a row of a table that need not have ids has none, its product is known by its address, or else by its name. */
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
    categories: row.all(...namesOf.category).map(withoutBrackets),
    rating: row.get(...namesOf.rating),
    link: row.get(...namesOf.link),
    images: row.all(...namesOf.image).flatMap(addressesIn),
    popularity: row.get(...namesOf.popularity),
    ...row.mapped,
  };
}

/** Data sets write lists as `["Clothing >> Dresses"]`. */
function withoutBrackets(path: string): string {
  const begun = path.replace(/^\[\s*["']?/, '');
  const text = begun.endsWith(']') ? withoutLast(begun.slice(0, -1), /[\s"']/) : begun;
  return text.replaceAll('>>', '>');
}
