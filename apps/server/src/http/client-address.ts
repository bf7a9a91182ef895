import { type BlockList, isIP, isIPv6 } from 'node:net';
import type { Context } from 'hono';
import type { AppEnv } from './request.ts';

/**
 * Proxies that are trusted to name their client: a list, or a number of hops from the server outwards. If
 * undefined, forwarding headers are ignored, because any client can send them.
 */
export type TrustedProxies = { list: BlockList } | { hops: number } | undefined;

export function originOf(c: Context<AppEnv>, trusted: TrustedProxies) {
  const socket = plainAddress(c.env?.incoming?.socket?.remoteAddress ?? '');
  const forwarded = c.req.header('x-forwarded-for')?.split(',').map(plainAddress) ?? [];
  const path = [...forwarded, socket];
  const isForwarded = trusted !== undefined && ('hops' in trusted || isListed(socket, trusted.list));
  const client = path[path.length - 1 - (trusted ? trustedHops(path, trusted) : 0)] ?? '';
  return {
    address: isIP(client) ? client : socket,
    isHttps: isForwarded && lastOf(c.req.header('x-forwarded-proto')) === 'https',
    host: (isForwarded ? lastOf(c.req.header('x-forwarded-host')) : undefined) ?? c.req.header('host') ?? '',
  };
}

/** Number of trusted proxies at the end of a path; the first address is never one. */
function trustedHops(path: string[], trusted: NonNullable<TrustedProxies>): number {
  const most = path.length - 1;
  if ('hops' in trusted) return Math.min(trusted.hops, most);
  let hops = 0;
  while (hops < most && isListed(path[path.length - 1 - hops] ?? '', trusted.list)) hops += 1;
  return hops;
}

const isListed = (address: string, list: BlockList) =>
  isIP(address) !== 0 && list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

/** Strips brackets, port, IPv4 prefix and zone: [::1]:80, 10.0.0.1:80, ::ffff:10.0.0.1, fe80::1%eth0. */
const plainAddress = (address: string) =>
  address
    .trim()
    .replace(/^\[([^\]]*)\](?::\d+)?$/, '$1')
    .replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')
    .replace(/^::ffff:(?=\d+\.)/i, '')
    .replace(/%.*$/, '');

const lastOf = (header: string | undefined) => header?.split(',').at(-1)?.trim() || undefined;

/** Networks of an address; limits count by these. */
export interface Networks {
  /** Range of one household or machine: an IPv4 address, or the first 64 bits of an IPv6 address. */
  household: string;
  /**
   * Possible range of one customer of a network: an IPv4 address, or the first 48 bits of an IPv6 address.
   */
  site: string;
}

export const networksOf = (address: string): Networks => ({
  household: networkOf(address, 4),
  site: networkOf(address, 3),
});

/** Returns the network of an IPv6 address: its first `groups` 16-bit groups. IPv4 stays unchanged. */
function networkOf(address: string, groups: number): string {
  if (!isIPv6(address)) return address || 'unknown';
  const [head = '', tail] = address.toLowerCase().split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  const all = [...before, ...Array<string>(Math.max(0, zeros)).fill('0'), ...after];
  const first = all.slice(0, groups).map((group) => group.replace(/^0+(?=.)/, ''));
  return `${first.join(':')}::/${groups * 16}`;
}
