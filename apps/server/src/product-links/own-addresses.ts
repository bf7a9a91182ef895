/** Addresses of this site itself, which are never read over the network. */
export interface OwnAddresses {
  has(address: string): boolean;
  /** The id of the product that an address of this site shows; undefined if it shows none or is of another site. */
  productId(address: string): string | undefined;
}

/** Recognizes addresses of this site by its hosts, over http and https alike. */
export function createOwnAddresses(hosts: readonly string[]): OwnAddresses {
  const has = (address: string) => URL.canParse(address) && hosts.includes(new URL(address).host);
  return {
    has,
    productId: (address) =>
      has(address) ? /^\/product\/([\w.:-]{1,64})\/?$/.exec(new URL(address).pathname)?.[1] : undefined,
  };
}
