import { type Rows, UnreadableFile } from '../source-row.ts';
import { googleTable, googleXml, isGoogleTable } from './google-merchant.ts';
import { json } from './json.ts';
import { isShopify, shopify } from './shopify.ts';
import { headerOf } from './table.ts';
import { textOfFile } from './text-of-file.ts';
import { isWooCommerce, wooCommerce } from './woocommerce.ts';

/** A file of products whose format is known. */
export interface ProductsFile {
  format: 'google' | 'shopify' | 'woocommerce' | 'json';
  /** What the person should know about how it is read. */
  note?: string | undefined;
  rows(): Rows;
}

/**
 * Opens a file of products and tells its format by what is in it. `shop` is the address of the shop, for formats
 * that do not say where a product is. Throws `UnreadableFile`.
 */
export async function openProductsFile(path: string, shop?: string): Promise<ProductsFile> {
  const { head, note, chunks } = await textOfFile(path);
  const start = head.trimStart();
  if (/^<!doctype html|^<html/i.test(start))
    throw new UnreadableFile('The file is a web page. Download the feed itself.');
  if (start.startsWith('<')) return { format: 'google', note, rows: () => googleXml(chunks()) };
  if (/^[[{]/.test(start)) return { format: 'json', note, rows: () => json(chunks(), start) };

  const header = headerOf(head);
  const columns = header?.columns ?? new Set<string>();
  const delimiter = header?.delimiter ?? ',';
  if (isShopify(columns)) return { format: 'shopify', note, rows: () => shopify(chunks(), delimiter, shop) };
  if (isWooCommerce(columns))
    return { format: 'woocommerce', note, rows: () => wooCommerce(chunks(), delimiter, shop) };
  if (isGoogleTable(columns)) return { format: 'google', note, rows: () => googleTable(chunks(), delimiter) };
  throw new UnreadableFile(
    'The file is in no format that is known here: a Google Merchant feed (XML or TSV), a Shopify or WooCommerce ' +
      `product export (CSV), or JSON. ${columnsSeen(columns)}Export it as one of these, with its header line in English.`,
  );
}

const columnsSeen = (columns: ReadonlySet<string>) =>
  columns.size === 0 ? '' : `Its columns are ${[...columns].slice(0, 8).join(', ').slice(0, 200)}. `;
