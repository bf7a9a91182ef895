/**
 * Returns the URL of an http or https address; null for invalid text and other schemes, even disguised ones.
 */
export function webAddressOf(href: string | null | undefined): URL | null {
  if (!href || !URL.canParse(href)) return null;
  const address = new URL(href);
  return address.protocol === 'https:' || address.protocol === 'http:' ? address : null;
}

/**
 * Returns an address to read: as it is written, but with its real host in front. Letters that look like others
 * become punycode, and a name before the host (`https://shop.example@host`) is left out.
 */
export function readableAddress(href: string): string {
  const address = webAddressOf(href);
  if (!address) return href;
  const isPlain = href.startsWith(address.origin) && /^(?:[/?#]|$)/.test(href.slice(address.origin.length));
  return isPlain ? href : address.origin + address.pathname + address.search + address.hash;
}
