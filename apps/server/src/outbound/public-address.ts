import ipaddr from 'ipaddr.js';

/** Whether an IP address belongs to the public internet, so that nothing of our own can be reached by it. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const read = ipaddr.parse(address);
  if (read.range() !== 'unicast') return false;
  // Only 2000::/3 of IPv6 is given out to the public, so special ranges elsewhere need not be known one by one.
  return read.kind() === 'ipv4' || read.match(ipaddr.parse('2000::'), 3);
}
