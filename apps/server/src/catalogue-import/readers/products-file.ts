import type { FieldMap } from '../field-names.ts';
import { foldedGroups } from '../groups.ts';
import { type Rows, UnreadableFile } from '../source-row.ts';
import { googleXml } from './google-xml.ts';
import { json } from './json.ts';
import { isPlainTable, plainTable } from './plain-table.ts';
import { isShopify, shopify } from './shopify.ts';
import { delimiterLineOf, headerOf, shownTitles, type TableSource } from './table.ts';
import { textOfFile } from './text-of-file.ts';
import { isWooCommerce, wooCommerce } from './woocommerce.ts';

export interface ProductsFile {
  format: 'google' | 'shopify' | 'woocommerce' | 'table' | 'json';
  /** Note for the user on how the file is read. */
  note?: string | undefined;
  rows(): Rows;
}

export interface ReadingSettings {
  /** Address of the shop, for formats without product links. */
  shop?: string | undefined;
  map?: FieldMap | undefined;
}

/** Detects the format from the content. Throws `UnreadableFile`. */
export async function openProductsFile(
  path: string,
  { shop, map = {} }: ReadingSettings = {},
): Promise<ProductsFile> {
  const { head, note, chunks } = await textOfFile(path);
  const start = head.replace(/^[\ufeff\s]+/, '');
  if (/^<!doctype html|^<html/i.test(start))
    throw new UnreadableFile('The file is a web page. Download the feed itself.');
  if (start.startsWith('<')) return { format: 'google', note, rows: () => foldedGroups(googleXml(chunks())) };
  if (/^[[{]/.test(start)) return { format: 'json', note, rows: () => foldedGroups(json(chunks(), map)) };

  const told = delimiterLineOf(head);
  const header = headerOf(head.slice(told?.text.length), told?.delimiter);
  const columns = header?.columns ?? new Set<string>();
  const table = (): TableSource => ({
    chunks: told ? after(told.text.length, chunks()) : chunks(),
    delimiter: header?.delimiter ?? ',',
    firstLine: 1 + (told?.lines ?? 0),
    map,
  });
  if (isShopify(columns)) return { format: 'shopify', note, rows: () => shopify(table(), shop) };
  if (isWooCommerce(columns)) return { format: 'woocommerce', note, rows: () => wooCommerce(table(), shop) };
  if (header && (map.name !== undefined || isPlainTable(columns))) {
    const format = isGoogleTable(columns) ? 'google' : 'table';
    return { format, note, rows: () => foldedGroups(plainTable(table(), { hasIds: format === 'google' })) };
  }
  throw new UnreadableFile(
    'The file is in no format that is known here: a Google Merchant feed (XML or TSV), a Shopify or WooCommerce ' +
      `product export (CSV), JSON, or a table with a header. ${columnsSeen(header?.titles ?? [])}`,
  );
}

/** Leaves out the first letters, which are within the first chunks. */
async function* after(letters: number, chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let left = letters;
  for await (const chunk of chunks) {
    const rest = chunk.slice(left);
    left -= chunk.length - rest.length;
    if (rest !== '') yield rest;
  }
}

const isGoogleTable = (columns: ReadonlySet<string>) =>
  columns.has('id') && columns.has('title') && (columns.has('imagelink') || columns.has('link'));

const columnsSeen = (titles: readonly string[]) =>
  titles.length === 0
    ? 'Export it as one of these.'
    : `Its columns are ${shownTitles(titles)}: say which of them is the name, and which the price: --map name=…,price=…`;
