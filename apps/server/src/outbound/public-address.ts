import ipaddr from 'ipaddr.js';

/** Whether an IP address belongs to the public internet, so that nothing of our own can be reached by it. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const read = ipaddr.parse(address);
  if (read.range() !== 'unicast') return false;
  // Of IPv6 only this part is given out; what is new elsewhere in it need not be known by name.
  return read.kind() === 'ipv4' || read.match(ipaddr.parse('2000::'), 3);
}
