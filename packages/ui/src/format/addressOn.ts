/** Resolves an address against a site. Invalid addresses are returned unchanged. */
export function addressOn(site: string, address: string): string {
  try {
    return new URL(address, site).href;
  } catch {
    return address;
  }
}
