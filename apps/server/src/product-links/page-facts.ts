import { plainText } from '../outbound/plain-text.ts';
import { pageAddress, siteOf, webAddress } from '../outbound/web-address.ts';
import { categoryFrom } from '../products/import/category.rules.ts';
import { colorFrom } from '../products/import/color.rules.ts';
import { DEAREST, LONGEST } from '../products/import/limits.rules.ts';
import { readPrice } from '../products/import/price.rules.ts';
import type { PageFacts, ProductFacts } from './product-links.table.ts';
import { type Described, type PageMarkup, readPage } from './read-page.ts';

/** Deeper than any honest page nests what it describes. */
const MOST_NESTED = 6;
const MOST_IN_LIST = 100;
/** How many things of a page are searched for products, and how many addresses are compared with its own. */
const MOST_THINGS = 2000;
const MOST_COMPARED = 1000;

/** Reads what a page at `url` says: JSON-LD, then microdata, then Open Graph, then its title. */
export function pageFacts(html: string, url: string): PageFacts {
  const page = readPage(html);
  const siteName = textOf(page.meta.get('og:site_name'), LONGEST.word) ?? siteOf(url);
  const title = textOf(page.meta.get('og:title'), LONGEST.name) ?? textOf(page.title, LONGEST.name);
  const canonicalUrl = canonicalOf(page, url);
  const leadsHere = createComparison(canonicalUrl === null ? [url] : [url, canonicalUrl], url);
  const stated =
    described(page.linkedData.map(parsed), { url, leadsHere, source: 'json-ld' }) ??
    described(page.microdata, { url, leadsHere, source: 'microdata' }) ??
    fromOpenGraph(page);
  const product = stated ?? (title ? { ...nothing, name: title, source: 'title' as const } : null);
  return {
    title,
    siteName,
    isProduct: stated !== undefined,
    canonicalUrl,
    product: product && {
      ...product,
      retailer: product.retailer ?? siteName,
      imageUrl: product.imageUrl ?? pictureOfPage(page, url),
    },
  };
}

const nothing = {
  priceCents: null,
  imageUrl: null,
  brand: null,
  retailer: null,
  rating: null,
  color: null,
  category: null,
};

/** The canonical address that a page states. One at another host does not count, since any page could claim any address. */
function canonicalOf({ canonical, meta }: PageMarkup, url: string): string | null {
  const address = pageAddress(canonical ?? meta.get('og:url') ?? '', url);
  return address !== undefined && siteOf(address) === siteOf(url) ? address : null;
}

const pictureOfPage = ({ meta }: PageMarkup, url: string) =>
  webAddress(
    meta.get('og:image:secure_url') ??
      meta.get('og:image') ??
      meta.get('og:image:url') ??
      meta.get('twitter:image') ??
      '',
    url,
  ) ?? null;

/** Tells whether an address leads to one of `here`. Variants repeat those of their group: each is read once. */
function createComparison(here: readonly string[], base: string) {
  const compared = new Map<string, boolean>();
  return (address: unknown): boolean => {
    const given = rawText(address);
    if (given === undefined) return false;
    const known = compared.get(given);
    if (known !== undefined || compared.size >= MOST_COMPARED) return known ?? false;
    const isHere = here.includes(pageAddress(given, base) ?? '');
    compared.set(given, isHere);
    return isHere;
  };
}

/** The product that is described: the one of this page, else the first. */
function described(
  things: readonly unknown[],
  {
    url,
    leadsHere,
    source,
  }: { url: string; leadsHere: (address: unknown) => boolean; source: ProductFacts['source'] },
): ProductFacts | undefined {
  const isHere = (thing: Described) =>
    [thing.url, thing['@id'], ...listOf(thing.offers).map((offer) => fieldsOf(offer).url)].some(leadsHere);
  const seen = { things: 0 };
  const products = things
    .flatMap((thing) => thingsIn(thing, seen))
    .filter((thing) => isProduct(thing) && rawText(thing.name))
    .slice(0, MOST_IN_LIST);
  const thing = products.find(isHere) ?? products[0];
  const name = textOf(thing?.name, LONGEST.name);
  if (!thing || !name) return undefined;
  return {
    name,
    priceCents: priceOf(thing, (offer) => leadsHere(offer.url)),
    imageUrl: pictureOf(thing.image, url),
    brand: textOf(nameOf(thing.brand), LONGEST.word),
    retailer: textOf(nameOf(fieldsOf(thing.offers).seller), LONGEST.word),
    rating: ratingOf(fieldsOf(thing.aggregateRating)),
    color: colorFrom(textOf(thing.color, LONGEST.word) ?? undefined) ?? null,
    category: categoryFrom(listOf(thing.category).map((each) => rawText(nameOf(each)))) ?? null,
    source,
  };
}

function fromOpenGraph({ meta }: PageMarkup): ProductFacts | undefined {
  const name = textOf(meta.get('og:title'), LONGEST.name);
  const amount = ['product:sale_price', 'product:price', 'og:price'].find((price) =>
    meta.has(`${price}:amount`),
  );
  if (!name || !(amount || /\bproduct\b/i.test(meta.get('og:type') ?? ''))) return undefined;
  return {
    ...nothing,
    name,
    priceCents: centsOf(meta.get(`${amount}:amount`), meta.get(`${amount}:currency`)),
    brand: textOf(meta.get('product:brand') ?? meta.get('og:brand'), LONGEST.word),
    color: colorFrom(meta.get('product:color')) ?? null,
    category: categoryFrom([meta.get('product:category')]) ?? null,
    source: 'open-graph',
  };
}

/** The JSON of a script, also where it has line ends in its texts or stands in a comment, as some shops have it. */
function parsed(text: string): unknown {
  const plain = text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: JSON that is as it should be has them only between values
    .replace(/[\u0000-\u001f]+/g, ' ')
    .replaceAll('<![CDATA[', '')
    .replaceAll(']]>', '');
  const end = Math.max(plain.lastIndexOf('}'), plain.lastIndexOf(']'));
  try {
    return JSON.parse(plain.slice(Math.max(0, plain.search(/[{[]/)), end + 1));
  } catch {
    return undefined;
  }
}

/** A thing and the things in it that may be products. Variants inherit what their group says. */
function thingsIn(value: unknown, seen: { things: number }, depth = 0): Described[] {
  if (depth > MOST_NESTED || seen.things >= MOST_THINGS) return [];
  if (typeof value !== 'object' || value === null) return [];
  seen.things += 1;
  if (Array.isArray(value)) return listOf(value).flatMap((each) => thingsIn(each, seen, depth + 1));
  const { hasVariant, ...thing } = value as Described;
  const { name, brand, image, offers, category, aggregateRating } = thing;
  const ofGroup = { name, brand, image, offers, category, aggregateRating };
  const variants = thingsIn(hasVariant, seen, depth + 1).map((variant) => ({ ...ofGroup, ...variant }));
  const [shown] = variants;
  return [
    shown ? { image: shown.image, offers: shown.offers, ...thing } : thing,
    ...variants,
    ...thingsIn(thing['@graph'], seen, depth + 1),
    ...thingsIn(thing.mainEntity, seen, depth + 1),
  ];
}

const isProduct = (thing: Described) =>
  listOf(thing['@type']).some(
    (type) =>
      typeof type === 'string' &&
      /^(?:https?:\/\/schema\.org\/|schema:)?(?:Product(?:Group|Model)?|IndividualProduct|SomeProducts)$/i.test(
        type,
      ),
  );

/** The first price in our currency: of the offer of this page, else of any. */
function priceOf(thing: Described, isHere: (offer: Described) => boolean): number | null {
  const offers = listOf(thing.offers).map(fieldsOf);
  const ordered = [...offers.filter(isHere), ...offers, thing];
  const prices = ordered.flatMap((offer) =>
    [offer, ...listOf(offer.offers).map(fieldsOf), ...listOf(offer.priceSpecification).map(fieldsOf)]
      .filter(({ priceType }) => !/ListPrice|StrikethroughPrice|MSRP|SRP/i.test(rawText(priceType) ?? ''))
      .map((part) =>
        centsOf(
          first(part.price) ?? first(part.lowPrice),
          first(part.priceCurrency) ?? first(offer.priceCurrency),
        ),
      ),
  );
  return prices.find((cents) => cents !== null) ?? null;
}

/** Cents of a price in our currency; a price that does not say its currency is taken to be in ours. */
function centsOf(price: unknown, currency: unknown): number | null {
  if (!/^(?:USD|US\s?\$|\$)?$/i.test((rawText(currency) ?? '').trim())) return null;
  if (typeof price === 'number') {
    const cents = Math.round(price * 100);
    return cents > 0 && cents <= DEAREST ? cents : null;
  }
  const read = readPrice(rawText(price));
  return 'cents' in read ? read.cents : null;
}

/** The rating converted to a scale of five. */
function ratingOf({ ratingValue, bestRating }: Described): number | null {
  const numberIn = (value: unknown) => Number.parseFloat((rawText(value) ?? '').replace(',', '.'));
  const rating = numberIn(ratingValue);
  const best = numberIn(bestRating);
  const ofFive = best > 0 ? (rating / best) * 5 : rating;
  return ofFive > 0 && ofFive <= 5 ? Math.round(ofFive * 10) / 10 : null;
}

function pictureOf(value: unknown, url: string): string | null {
  const pictures = listOf(value).map((picture) => {
    const { url: address, contentUrl } = fieldsOf(picture);
    return addressOf(typeof picture === 'string' ? picture : (first(address) ?? first(contentUrl)), url);
  });
  return pictures.find((address) => address !== null) ?? null;
}

const listOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value.slice(0, MOST_IN_LIST) : value === undefined || value === null ? [] : [value];
const first = (value: unknown): unknown => listOf(value)[0];
const fieldsOf = (value: unknown): Described => {
  const fields = first(value);
  return typeof fields === 'object' && fields !== null && !Array.isArray(fields) ? (fields as Described) : {};
};
/** The name of a thing; a plain text is its own name. */
const nameOf = (value: unknown): unknown =>
  typeof first(value) === 'object' ? fieldsOf(value).name : first(value);

function rawText(value: unknown): string | undefined {
  const text = first(value);
  return typeof text === 'string' || typeof text === 'number' ? String(text) : undefined;
}

const textOf = (value: unknown, longest: number): string | null => plainText(rawText(value), longest) ?? null;

const addressOf = (value: unknown, base: string): string | null =>
  webAddress(rawText(value) ?? '', base) ?? null;
