import type { Fetched } from '../outbound/safe-fetch.ts';
import { pageAddress } from '../outbound/web-address.ts';
import { readPage, textOfPage } from './read-page.ts';

/** Longest delay of a refresh that counts as a redirect, in seconds. Pages that renew themselves take longer. */
const LONGEST_DELAY = 10;
const NAMES_REFRESH = /http-equiv\s*=[\s"']*refresh/i;
/** Maximum characters of a refresh that are read. */
const LONGEST = 4000;
const REFRESH = /^\s*(\d{0,9})(?:\.[\d.]*)?(?:\s*[;,]|\s)\s*(?:url\s*=\s*)?(?:["']([^"']*)|(.*))/is;

/** Returns the address to which a page sends browsers by itself, by its header or markup; undefined if it stays. */
export function refreshTarget({ url, contentType, bytes, refresh }: Fetched): string | undefined {
  const html = refresh === undefined ? textOfPage(bytes, contentType) : '';
  const page = NAMES_REFRESH.test(html) ? readPage(html) : undefined;
  const stated = (refresh ?? page?.refresh ?? '').slice(0, LONGEST);
  const [, delay = '', quoted, plain = ''] = REFRESH.exec(stated) ?? [];
  const target = (quoted ?? plain).trim();
  if (target === '' || Number(delay) > LONGEST_DELAY) return undefined;
  const address = pageAddress(target, pageAddress(page?.base ?? '', url) ?? url);
  return address === pageAddress(url) ? undefined : address;
}
