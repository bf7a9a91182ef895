import { BlockList, isIP, isIPv6 } from 'node:net';
import type { Context } from 'hono';
import type { AppEnv } from './request.ts';

/**
 * Which proxies are believed when they name the client they forward: those of a list, or a number of hops from the server
 * outwards. Undefined when none is; forwarding headers are then ignored, as anybody can write them.
 */
export type TrustedProxies = { list: BlockList } | { hops: number } | undefined;

/** Reads "2" or "10.0.0.0/8, 192.168.1.7". Throws with the entry that is neither. */
export function trustedProxiesFrom(text: string): TrustedProxies {
  const entries = text.split(',').map((entry) => entry.trim());
  if (entries.length === 1 && /^\d+$/.test(entries[0] ?? '')) {
    const hops = Number(entries[0]);
    return hops > 0 ? { hops } : undefined;
  }
  const list = new BlockList();
  for (const entry of entries) {
    const [address = '', prefix] = entry.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    const bits = prefix === undefined ? (family === 'ipv6' ? 128 : 32) : Number(prefix);
    if (!isIP(address) || !Number.isInteger(bits) || bits < 0 || bits > (family === 'ipv6' ? 128 : 32)) {
      throw new Error(`"${entry}" is neither an address nor a network such as 10.0.0.0/8`);
    }
    list.addSubnet(address, bits, family);
  }
  return { list };
}

/** Where a request comes from, also according to trusted proxies. */
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

/** How many of the last stations of a path are proxies of ours; the first station never is. */
function trustedHops(path: string[], trusted: NonNullable<TrustedProxies>): number {
  const most = path.length - 1;
  if ('hops' in trusted) return Math.min(trusted.hops, most);
  let hops = 0;
  while (hops < most && isListed(path[path.length - 1 - hops] ?? '', trusted.list)) hops += 1;
  return hops;
}

const isListed = (address: string, list: BlockList) =>
  isIP(address) !== 0 && list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

/** An address without what may stand around it: [::1]:80, 10.0.0.1:80, ::ffff:10.0.0.1, fe80::1%eth0. */
const plainAddress = (address: string) =>
  address
    .trim()
    .replace(/^\[([^\]]*)\](?::\d+)?$/, '$1')
    .replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')
    .replace(/^::ffff:(?=\d+\.)/i, '')
    .replace(/%.*$/, '');

const lastOf = (header: string | undefined) => header?.split(',').at(-1)?.trim() || undefined;

/** The parts of an address that limits go by. */
export interface Networks {
  /** What one household or machine holds: all of IPv4, the first half of IPv6. */
  household: string;
  /** What one customer of a network may hold: all of IPv4, the first 48 bits of IPv6. */
  site: string;
}

export const networksOf = (address: string): Networks => ({
  household: networkOf(address, 4),
  site: networkOf(address, 3),
});

/** The first groups of an IPv6 address, which have 16 bits each. */
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
