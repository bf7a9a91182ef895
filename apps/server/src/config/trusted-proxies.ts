import { BlockList, isIP, isIPv6 } from 'node:net';

/**
 * Trusted proxies: a list, or a number of hops from the server outwards. Undefined if no proxy is trusted.
 */
export type TrustedProxies = { list: BlockList } | { hops: number } | undefined;

/** Parses "2" or "10.0.0.0/8, 192.168.1.7". Throws an error that names an invalid entry. */
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
