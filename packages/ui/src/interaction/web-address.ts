/**
 * Returns the URL of an http or https address; null for invalid text and other schemes, even disguised ones.
 */
export function webAddressOf(href: string | null | undefined): URL | null {
  if (!href || !URL.canParse(href)) return null;
  const address = new URL(href);
  return address.protocol === 'https:' || address.protocol === 'http:' ? address : null;
}
