import ipaddr from 'ipaddr.js';

/** Whether an address is public, so that it reaches nothing in our own network. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const read = ipaddr.parse(address);
  if (read.range() !== 'unicast') return false;
  // Public IPv6 addresses are all in 2000::/3, so special ranges elsewhere need no list.
  return read.kind() === 'ipv4' || read.match(ipaddr.parse('2000::'), 3);
}
