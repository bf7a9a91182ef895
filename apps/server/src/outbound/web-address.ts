const LONGEST = 4000;

/** Parameters that tell the source of a visit (campaigns, click ids), not the page. */
const OF_THE_SENDER =
  /^(?:utm_\w+|gclid|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|igshid|srsltid|mc_[ce]id)(?:=|$)/i;

/**
 * Normalizes a web address; undefined if it is invalid, too long, or has a user name or password. Without
 * `base`, it must be absolute.
 */
export const webAddress = (given: string, base?: string): string | undefined => urlOf(given, base)?.href;

/**
 * Normalizes the address of a page for comparison: without tracking parameters, and without a fragment that
 * is no route.
 */
export function pageAddress(given: string, base?: string): string | undefined {
  const url = urlOf(given, base);
  if (url === undefined) return undefined;
  // Some shops route to a product in the fragment.
  if (!/^#[!/]/.test(url.hash)) url.hash = '';
  const parameters = url.search.slice(1).split('&');
  url.search = parameters.filter((each) => each !== '' && !OF_THE_SENDER.test(each)).join('&');
  return url.href;
}

/** Host without "www.". */
export const siteOf = (address: string): string => new URL(address).hostname.replace(/^www\./, '');

function urlOf(given: string, base: string | undefined): URL | undefined {
  const text = given.trim();
  if (base === undefined && !/^https?:\/\//i.test(text)) return undefined;
  if (text === '' || text.length > LONGEST) return undefined;
  const url = URL.parse(text, base);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return undefined;
  return url.href.length > LONGEST ? undefined : url;
}
