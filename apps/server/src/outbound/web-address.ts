/** Characters that an address has at most. */
const LONGEST = 4000;

/** Parameters that tell who led a person to a page (campaigns, click ids), not which page it is. */
const OF_THE_SENDER =
  /^(?:utm_\w+|gclid|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|igshid|srsltid|mc_[ce]id)(?:=|$)/i;

/**
 * A web address in its standard form; undefined where there is none, where a name or password is in it, or where it is
 * longer than any honest one. `base` is what it is relative to; without it only absolute ones count.
 */
export const webAddress = (given: string, base?: string): string | undefined => urlOf(given, base)?.href;

/**
 * The address of a page, by which links to it are compared: a web address without the place in the page and the marks
 * of who sent it.
 */
export function pageAddress(given: string, base?: string): string | undefined {
  const url = urlOf(given, base);
  if (url === undefined) return undefined;
  // Some shops have the way to a product there.
  if (!/^#[!/]/.test(url.hash)) url.hash = '';
  const parameters = url.search.slice(1).split('&');
  url.search = parameters.filter((each) => each !== '' && !OF_THE_SENDER.test(each)).join('&');
  return url.href;
}

/** The host of an address as people say it. */
export const siteOf = (address: string): string => new URL(address).hostname.replace(/^www\./, '');

function urlOf(given: string, base: string | undefined): URL | undefined {
  const text = given.trim();
  if (base === undefined && !/^https?:\/\//i.test(text)) return undefined;
  if (text === '' || text.length > LONGEST) return undefined;
  const url = URL.parse(text, base);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return undefined;
  return url.href.length > LONGEST ? undefined : url;
}
