/** An address on a site. Text that is no address stays as it is, and a name is shown in place of its picture. */
export function addressOn(site: string, address: string): string {
  try {
    return new URL(address, site).href;
  } catch {
    return address;
  }
}
