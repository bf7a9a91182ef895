import { DOLLARS } from '../kernel/money.ts';
import { plainText } from '../outbound/plain-text.ts';
import { pageAddress, siteOf, webAddress } from '../outbound/web-address.ts';
import { categoryFrom } from '../products/category.rules.ts';
import { colorFrom } from '../products/color.rules.ts';
import { LONGEST } from '../products/limits.rules.ts';
import { readPrice } from '../products/price.rules.ts';
import { linkedDataOf } from './linked-data.ts';
import { isForAnybody, sellingPrices } from './offered-price.ts';
import type { PageFacts, ProductFacts } from './product-links.table.ts';
import { type Described, type PageMarkup, readPage } from './read-page.ts';

/** Maximum nesting depth of a page's data; no honest page has more. */
const MOST_NESTED = 6;
const MOST_IN_LIST = 100;
/** Maximum numbers of things searched for products, and of addresses compared with the page's own. */
const MOST_THINGS = 2000;
const MOST_COMPARED = 1000;

/**
 * Reads facts from JSON-LD, then microdata, Open Graph and the visible text; the first source with a fact
 * wins. Only prices in the currency of the shop count.
 */
export function pageFacts(html: string, url: string, ofShop = DOLLARS.currency, now = Date.now()): PageFacts {
  const page = readPage(html);
  const siteName = textOf(page.meta.get('og:site_name'), LONGEST.word) ?? siteOf(url);
  const stated = textOf(page.meta.get('og:title'), LONGEST.name) ?? textOf(page.title, LONGEST.name);
  const title = stated && withoutShop(stated, [siteName, siteOf(url)]);
  const base = pageAddress(page.base ?? '', url) ?? url;
  const canonicalUrl = canonicalOf(page, { url, base });
  const leadsHere = createComparison(canonicalUrl === null ? [url] : [url, canonicalUrl], base);
  const currency = page.meta.get('product:price:currency') ?? page.meta.get('og:price:currency');
  const context = { url, base, leadsHere, currency, ofShop, now };
  const sources = [
    described(linkedDataOf(page.linkedData), { ...context, source: 'json-ld' }),
    described(page.microdata, { ...context, source: 'microdata' }),
    fromOpenGraph(page, title, url, ofShop),
    shownBy(page, { url, base, ofShop }),
  ].filter((facts) => facts !== undefined);
  const [first] = sources;
  const product = first && sources.filter((facts) => isSame(facts, first)).reduce(completed);
  return {
    title,
    siteName,
    isProduct: product !== undefined,
    canonicalUrl,
    product: product
      ? {
          ...product,
          priceCents: product.priceCents ?? priceShown(page, { url, ofShop }),
          retailer: product.retailer ?? siteName,
          imageUrl: product.imageUrl ?? pictureOfPage(page, base),
        }
      : null,
  };
}

/**
 * Whether facts are about the same product: microdata may describe another one. Open Graph and the visible
 * text are about the page itself.
 */
function isSame(facts: ProductFacts, first: ProductFacts): boolean {
  if (facts === first || facts.source === 'open-graph' || facts.source === 'shown') return true;
  const [name, other] = [facts.name, first.name].map((each) =>
    each.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ''),
  );
  return name !== undefined && other !== undefined && (name.includes(other) || other.includes(name));
}

/** Fills gaps in known facts. A lower price from Open Graph is a sale price, so it replaces the known one. */
function completed(known: ProductFacts, further: ProductFacts): ProductFacts {
  const isSale =
    further.source === 'open-graph' && (further.priceCents ?? Infinity) < (known.priceCents ?? 0);
  return {
    name: known.name,
    priceCents: isSale ? further.priceCents : (known.priceCents ?? further.priceCents),
    imageUrl: known.imageUrl ?? further.imageUrl,
    brand: known.brand ?? further.brand,
    retailer: known.retailer ?? further.retailer,
    rating: known.rating ?? further.rating,
    color: known.color ?? further.color,
    category: known.category ?? further.category,
    source: known.source,
  };
}

/** Removes the shop's name from either end of a title, and the department that Amazon adds. */
function withoutShop(title: string, shops: readonly string[]): string {
  const names = shops
    .flatMap((shop) => [shop, shop.replace(/\.[a-z]{2,3}(?:\.[a-z]{2})?$/i, '')])
    .filter((name) => name.length > 1);
  const isShop = (part: string) =>
    names.some((name) => name.toLowerCase() === part.trim().toLowerCase()) ||
    /^amazon\.[a-z.]{2,6}$/i.test(part.trim());
  const before = /^([^|–—:·-]{2,60}?)\s*[|–—:·]\s+/.exec(title) ?? /^([^|–—:·]{2,60}?)\s+-\s+/.exec(title);
  let rest = before && isShop(before[1] ?? '') ? title.slice(before[0].length) : title;
  if (rest !== title && /^amazon\./i.test(title)) rest = rest.replace(/\s+:\s+[^:]+$/, '');
  const at = Math.max(
    ...[' | ', ' – ', ' — ', ' - ', ' · ', ' : ', ': '].map((mark) => rest.lastIndexOf(mark)),
  );
  const last = at > 0 ? rest.slice(at).replace(/^\s*[|–—:·-]\s*/, '') : '';
  if (last !== '' && isShop(last)) rest = rest.slice(0, at);
  return rest.trim() || title;
}

/**
 * Reads the visible text of a page that marks the product's name as Amazon does. Undefined for other pages.
 */
function shownBy(page: PageMarkup, { base, ...seller }: Seller & Based): ProductFacts | undefined {
  const { shown } = page;
  const name = textOf(shown.name, LONGEST.name);
  if (!name) return undefined;
  const brand = shown.brand?.replace(/^\s*(?:visit the\s+|brand:\s*)/i, '').replace(/\s+store\s*$/i, '');
  return {
    ...nothing,
    name,
    priceCents: priceShown(page, seller),
    imageUrl: addressOf(shown.picture, base),
    brand: textOf(brand, LONGEST.word),
    source: 'shown',
  };
}

function priceShown({ shown }: PageMarkup, seller: Seller): number | null {
  for (const text of shown.prices) {
    const cents = centsOf(plainText(text, LONGEST.word), undefined, seller);
    if (cents !== null) return cents;
  }
  return null;
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

/** A canonical address at another host does not count, as any page could claim it. */
function canonicalOf({ canonical, meta }: PageMarkup, { url, base }: { url: string } & Based): string | null {
  const address = pageAddress(canonical ?? meta.get('og:url') ?? '', base);
  return address !== undefined && siteOf(address) === siteOf(url) ? address : null;
}

const pictureOfPage = ({ meta }: PageMarkup, base: string) =>
  webAddress(
    meta.get('og:image:secure_url') ??
      meta.get('og:image') ??
      meta.get('og:image:url') ??
      meta.get('twitter:image') ??
      '',
    base,
  ) ?? null;

/** Tests whether an address is one of `here`. Cached, as variants repeat the addresses of their group. */
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

/** Facts of the product with this page's address, or else of the first product. */
function described(
  things: readonly unknown[],
  {
    url,
    ofShop,
    base,
    leadsHere,
    currency,
    now,
    source,
  }: Seller &
    Based & {
      now: number;
      leadsHere: (address: unknown) => boolean;
      /** Currency stated elsewhere on the page. */
      currency: string | undefined;
      source: ProductFacts['source'];
    },
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
    priceCents: priceOf(thing, { isHere: (offer) => leadsHere(offer.url), currency, now, url, ofShop }),
    imageUrl: pictureOf(thing.image, base),
    brand: textOf(nameOf(thing.brand), LONGEST.word),
    retailer: textOf(nameOf(fieldsOf(thing.offers).seller), LONGEST.word),
    rating: ratingOf(fieldsOf(thing.aggregateRating)),
    color: colorFrom(textOf(thing.color, LONGEST.word) ?? undefined) ?? null,
    category: categoryFrom(listOf(thing.category).map((each) => rawText(nameOf(each)))) ?? null,
    source,
  };
}

function fromOpenGraph(
  { meta }: PageMarkup,
  name: string | null,
  url: string,
  ofShop: string,
): ProductFacts | undefined {
  const prices = ['product:sale_price', 'product:price', 'og:price'].filter((price) =>
    meta.has(`${price}:amount`),
  );
  if (!name || !(prices.length > 0 || /\bproduct\b/i.test(meta.get('og:type') ?? ''))) return undefined;
  const currencies = prices.map((price) => meta.get(`${price}:currency`));
  const cents = prices.map((price, index) =>
    centsOf(meta.get(`${price}:amount`), currencies[index] ?? currencies.find((each) => each), {
      url,
      ofShop,
    }),
  );
  return {
    ...nothing,
    name,
    priceCents: cents.find((each) => each !== null) ?? null,
    brand: textOf(meta.get('product:brand') ?? meta.get('og:brand'), LONGEST.word),
    color: colorFrom(meta.get('product:color')) ?? null,
    category: categoryFrom([meta.get('product:category')]) ?? null,
    source: 'open-graph',
  };
}

/** Returns a thing and the things in it that may be products. Variants inherit fields of their group. */
function thingsIn(value: unknown, seen: { things: number }, depth = 0): Described[] {
  if (depth > MOST_NESTED || seen.things >= MOST_THINGS) return [];
  if (typeof value !== 'object' || value === null) return [];
  seen.things += 1;
  if (Array.isArray(value)) return listOf(value).flatMap((each) => thingsIn(each, seen, depth + 1));
  const { hasVariant, mainEntity, '@graph': graph } = value as Described;
  const thing = usedOf(value as Described);
  const { name, brand, image, offers, category, aggregateRating } = thing;
  const ofGroup = { name, brand, image, offers, category, aggregateRating };
  const variants = thingsIn(hasVariant, seen, depth + 1).map((variant) => ({ ...ofGroup, ...variant }));
  const [shown] = variants;
  return [
    shown ? { image: shown.image, offers: shown.offers, ...thing } : thing,
    ...variants,
    ...thingsIn(graph, seen, depth + 1),
    ...thingsIn(mainEntity, seen, depth + 1),
  ];
}

const USED =
  '@type @id url name brand image offers category aggregateRating color price lowPrice priceCurrency priceSpecification'.split(
    ' ',
  );

/** Returns the fields of a thing that count; a page may give it thousands, and refer to it from everywhere. */
function usedOf(thing: Described): Described {
  const used: Described = {};
  for (const field of USED) if (thing[field] !== undefined) used[field] = thing[field];
  return used;
}

const LONGEST_TYPE = 100;
const TYPE = /^(?:https?:\/\/schema\.org\/|schema:)?(\w+)$/i;
const PRODUCT_TYPES = typesIn(
  'Product ProductGroup ProductModel ProductCollection IndividualProduct SomeProducts',
);
/** Kinds of products, and works that are sold as such; those without an offer are only described. */
const TYPES_IF_OFFERED = typesIn(
  'Vehicle Car BusOrCoach Motorcycle MotorizedBicycle Drug DietarySupplement ' +
    'Book Audiobook Movie MusicAlbum MusicRelease VideoGame Game SheetMusic Map Photograph Poster ' +
    'VisualArtwork Painting Sculpture Drawing CoverArt ComicIssue PublicationIssue',
);

function typesIn(names: string): ReadonlySet<string> {
  return new Set(names.toLowerCase().split(' '));
}

const isProduct = (thing: Described) =>
  listOf(thing['@type']).some((type) => {
    const [, name = ''] = TYPE.exec(typeof type === 'string' ? type.slice(0, LONGEST_TYPE) : '') ?? [];
    const isOffered = listOf(thing.offers).length > 0;
    return PRODUCT_TYPES.has(name.toLowerCase()) || (isOffered && TYPES_IF_OFFERED.has(name.toLowerCase()));
  });

/** First price in our currency: of the offer of this page, or else of any offer. */
function priceOf(
  thing: Described,
  {
    isHere,
    currency,
    now,
    ...seller
  }: { isHere: (offer: Described) => boolean; currency: string | undefined; now: number } & Seller,
): number | null {
  const offers = [...new Set(listOf(thing.offers).map(fieldsOf))].filter(isForAnybody);
  const ordered = [...offers.filter(isHere), ...offers, thing];
  const prices = ordered.flatMap((offer) =>
    sellingPrices(
      offer,
      [...listOf(offer.offers).map(fieldsOf), ...listOf(offer.priceSpecification).map(fieldsOf)],
      now,
    ).map((part) =>
      centsOf(
        first(part.price) ?? first(part.lowPrice),
        first(part.priceCurrency) ?? first(offer.priceCurrency) ?? currency,
        seller,
      ),
    ),
  );
  return prices.find((cents) => cents !== null) ?? null;
}

/** Top-level domains of countries with another currency with the sign `$`. */
const OF_OTHER_DOLLARS = /\.(?:ca|au|nz|sg|hk|tw|mx|ar|cl|co)$/;
/** Currency signs that several countries share. */
const SHARED_SIGN = /^[^\p{L}]*[$¥][^\p{L}]*$|(?<!\p{L})kr(?!\p{L})/iu;

interface Seller {
  url: string;
  ofShop: string;
}

interface Based {
  /** Address against which relative ones are resolved. */
  base: string;
}

/**
 * Price in cents if it is in our currency, stated beside it or by a sign in it. A sign alone may mean the
 * dollars of another country. Null for a price without a currency.
 */
function centsOf(price: unknown, currency: unknown, { url, ofShop }: Seller): number | null {
  const stated = (rawText(currency) ?? '').trim().slice(0, 20);
  const text = typeof price === 'number' ? price.toFixed(2) : (rawText(price) ?? '').slice(0, 100);
  const isSigned = /\p{Sc}|[a-z]{2}/iu.test(text);
  if (stated === '' && !isSigned) return null;
  if (stated === '' && !isSignOfShop(text, url, ofShop)) return null;
  const read = readPrice(text, { currency: stated, ofShop });
  return 'cents' in read ? read.cents : null;
}

function isSignOfShop(text: string, url: string, ofShop: string): boolean {
  const site = siteOf(url);
  if (ofShop === DOLLARS.currency) return /US/i.test(text) || !OF_OTHER_DOLLARS.test(site);
  // A currency code begins with its country's code, so a shared sign counts only on sites of that country.
  return !SHARED_SIGN.test(text) || site.endsWith(`.${ofShop.slice(0, 2).toLowerCase()}`);
}

function ratingOf({ ratingValue, bestRating }: Described): number | null {
  const numberIn = (value: unknown) => Number.parseFloat((rawText(value) ?? '').replace(',', '.'));
  const rating = numberIn(ratingValue);
  const best = numberIn(bestRating);
  const ofFive = best > 0 ? (rating / best) * 5 : rating;
  return ofFive > 0 && ofFive <= 5 ? Math.round(ofFive * 10) / 10 : null;
}

function pictureOf(value: unknown, base: string): string | null {
  const pictures = listOf(value).map((picture) => {
    const { url: address, contentUrl } = fieldsOf(picture);
    return addressOf(typeof picture === 'string' ? picture : (first(address) ?? first(contentUrl)), base);
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
/** Name of an object. A plain text is its own name. */
const nameOf = (value: unknown): unknown =>
  typeof first(value) === 'object' ? fieldsOf(value).name : first(value);

function rawText(value: unknown): string | undefined {
  const text = first(value);
  return typeof text === 'string' || typeof text === 'number' ? String(text) : undefined;
}

const textOf = (value: unknown, longest: number): string | null => plainText(rawText(value), longest) ?? null;

const addressOf = (value: unknown, base: string): string | null =>
  webAddress(rawText(value) ?? '', base) ?? null;
