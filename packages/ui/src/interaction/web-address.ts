/** The address of a page on the web; null for anything but http and https, whatever it is disguised as. */
export function webAddressOf(href: string | null | undefined): URL | null {
  if (!href || !URL.canParse(href)) return null;
  const address = new URL(href);
  return address.protocol === 'https:' || address.protocol === 'http:' ? address : null;
}
