/** Characters that a link has at most. */
const LONGEST = 4000;

/** Parameters that name who sent somebody to a page, not the page. */
const OF_THE_SENDER =
  /^(?:utm_\w+|gclid|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|igshid|srsltid|mc_[ce]id)$/i;

/**
 * A web address in its standard form, without the place in the page and the marks of who sent it; undefined where
 * there is none, where a name or password is in it, or where it is longer than any honest one. `base` is what it is
 * relative to; without it only absolute ones count.
 */
export function webAddress(given: string, base?: string): string | undefined {
  const text = given.trim();
  if (base === undefined && !/^https?:\/\//i.test(text)) return undefined;
  if (text === '' || text.length > LONGEST || !URL.canParse(text, base)) return undefined;
  const url = new URL(text, base);
  if (!/^https?:$/.test(url.protocol) || url.username || url.password) return undefined;
  url.hash = '';
  const ofThePage = [...url.searchParams].filter(([name]) => !OF_THE_SENDER.test(name));
  // Only where it says less: writing parameters anew may write them otherwise.
  if (ofThePage.length < url.searchParams.size) url.search = new URLSearchParams(ofThePage).toString();
  return url.href.length > LONGEST ? undefined : url.href;
}

/** The host of an address as people say it. */
export const siteOf = (address: string): string => new URL(address).hostname.replace(/^www\./, '');
