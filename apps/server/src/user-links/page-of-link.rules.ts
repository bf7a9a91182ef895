import { createHash } from 'node:crypto';
import { pageAddress } from '../outbound/web-address.ts';

/**
 * Returns a short name that addresses of the same page share: with or without tracking parameters, a closing
 * slash, capitals in the host, and a fragment that is no route.
 */
export function pageHashOf(url: string): string {
  const page = (pageAddress(url) ?? url).replace(/^([^?#]*)\/(?=$|[?#])/, '$1');
  return createHash('sha256').update(page).digest('hex');
}
