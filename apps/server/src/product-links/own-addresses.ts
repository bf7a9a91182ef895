/** Addresses of this site, which are never read over the network. */
export interface OwnAddresses {
  has(address: string): boolean;
  /** Undefined for other pages and sites. */
  productId(address: string): string | undefined;
}

/**
 * Recognizes addresses of this site by host, over http and https alike. Pages for which `isForeign` holds count as
 * those of other sites.
 */
export function createOwnAddresses(
  hosts: readonly string[],
  isForeign: (address: string) => boolean = () => false,
): OwnAddresses {
  const has = (address: string) =>
    URL.canParse(address) && hosts.includes(new URL(address).host) && !isForeign(address);
  return {
    has,
    productId: (address) =>
      has(address) ? /^\/product\/([\w.:-]{1,64})\/?$/.exec(new URL(address).pathname)?.[1] : undefined,
  };
}
