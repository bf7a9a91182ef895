import { type PageMarkup, readPage } from './read-page.ts';

/** Where the facts of a product come from, the surest first, and how sure they are (0 to 100). */
export const sources = {
  'json-ld': 95,
  microdata: 85,
  'open-graph': 60,
  title: 20,
} as const;
export type FactSource = keyof typeof sources;

/** What a page states of the product it sells. */
export interface ProductFacts {
  name: string;
  /** US cents; null when it is not stated, or in another currency. */
  priceCents: number | null;
  imageUrl: string | null;
  brand: string | null;
  retailer: string | null;
  rating: number | null;
  color: string | null;
  source: FactSource;
}

/** What a page says of itself. */
export interface PageFacts {
  title: string | null;
  siteName: string | null;
  /** Whether the page states that it sells a product. */
  isProduct: boolean;
  product: ProductFacts | null;
}

const MOST_NAME = 300;
const MOST_LABEL = 120;
const CURRENCY = 'USD';

/** Reads what a page at `url` says: JSON-LD, then microdata, then Open Graph, then its title. */
export function pageFacts(html: string, url: string): PageFacts {
  const page = readPage(html);
  const siteName =
    plain(page.meta.get('og:site_name'), MOST_LABEL) ?? new URL(url).hostname.replace(/^www\./, '');
  const stated = fromLinkedData(page, url) ?? fromMicrodata(page, url) ?? fromOpenGraph(page, url);
  const title = plain(page.meta.get('og:title') ?? page.title, MOST_NAME);
  const product = stated ?? (title ? { ...nothing, name: title, source: 'title' as const } : null);
  return {
    title,
    siteName,
    isProduct: stated !== undefined && (stated.source !== 'open-graph' || isProductType(page)),
    product: product && { ...product, retailer: product.retailer ?? siteName },
  };
}

const nothing = { priceCents: null, imageUrl: null, brand: null, retailer: null, rating: null, color: null };

type Fields = Record<string, unknown>;

function fromLinkedData({ linkedData }: PageMarkup, url: string): ProductFacts | undefined {
  const node = linkedData.flatMap((text) => nodesOf(parsed(text), 0)).find(isProductNode);
  const name = plain(node?.name, MOST_NAME);
  if (!node || !name) return undefined;
  const offer = fieldsOf(first(node.offers));
  const offered = fieldsOf(first(offer.offers));
  const specification = fieldsOf(first(offer.priceSpecification));
  return {
    name,
    priceCents: centsOf(
      offer.price ?? offer.lowPrice ?? offered.price ?? specification.price,
      offer.priceCurrency ?? offered.priceCurrency ?? specification.priceCurrency,
    ),
    imageUrl: webAddress(pictureOf(node.image), url),
    brand: plain(nameOf(node.brand), MOST_LABEL),
    retailer: plain(nameOf(first(offer.seller)), MOST_LABEL),
    rating: ratingOf(fieldsOf(node.aggregateRating).ratingValue),
    color: plain(first(node.color), MOST_LABEL),
    source: 'json-ld',
  };
}

function fromMicrodata({ microdata }: PageMarkup, url: string): ProductFacts | undefined {
  const name = plain(microdata.get('name'), MOST_NAME);
  if (!name) return undefined;
  return {
    name,
    priceCents: centsOf(microdata.get('price') ?? microdata.get('lowPrice'), microdata.get('priceCurrency')),
    imageUrl: webAddress(microdata.get('image'), url),
    brand: plain(microdata.get('brand'), MOST_LABEL),
    retailer: null,
    rating: ratingOf(microdata.get('ratingValue')),
    color: plain(microdata.get('color'), MOST_LABEL),
    source: 'microdata',
  };
}

function fromOpenGraph(page: PageMarkup, url: string): ProductFacts | undefined {
  const { meta } = page;
  const name = plain(meta.get('og:title'), MOST_NAME);
  const price = meta.get('product:price:amount') ?? meta.get('og:price:amount');
  if (!name || (!isProductType(page) && price === undefined)) return undefined;
  return {
    ...nothing,
    name,
    priceCents: centsOf(price, meta.get('product:price:currency') ?? meta.get('og:price:currency')),
    imageUrl: webAddress(meta.get('og:image:secure_url') ?? meta.get('og:image'), url),
    brand: plain(meta.get('product:brand') ?? meta.get('og:brand'), MOST_LABEL),
    source: 'open-graph',
  };
}

const isProductType = ({ meta }: PageMarkup) => /product/i.test(meta.get('og:type') ?? '');

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** All objects of a JSON-LD document that a product may stand in, to a depth that no honest page exceeds. */
function nodesOf(value: unknown, depth: number): Fields[] {
  if (depth > 4) return [];
  if (Array.isArray(value)) return value.slice(0, 200).flatMap((item) => nodesOf(item, depth + 1));
  if (typeof value !== 'object' || value === null) return [];
  const node = value as Fields;
  return [
    node,
    ...nodesOf(node['@graph'], depth + 1),
    ...nodesOf(node.mainEntity, depth + 1),
    ...nodesOf(node.hasVariant, depth + 1),
  ];
}

const isProductNode = (node: Fields) =>
  [node['@type']]
    .flat()
    .some((type) => typeof type === 'string' && /^(https?:\/\/schema\.org\/)?Product(Group)?$/i.test(type));

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
const first = (value: unknown): unknown => (Array.isArray(value) ? value[0] : value);
const nameOf = (value: unknown): unknown => (typeof value === 'string' ? value : fieldsOf(value).name);
const pictureOf = (value: unknown): unknown => {
  const picture = first(value);
  return typeof picture === 'string' ? picture : (fieldsOf(picture).url ?? fieldsOf(picture).contentUrl);
};

/** One line of text without control characters; null when nothing is left. */
function plain(value: unknown, most: number): string | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const text = String(value)
    .replace(/<[^>]*>/g, ' ')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: foreign text may hold them, and no name needs one
    .replace(/[\u0000-\u001f\u007f-\u009f\s]+/g, ' ')
    .trim()
    .slice(0, most);
  return text === '' ? null : text;
}

/** Cents of a price in our currency; a price that does not say its currency is taken to be in ours. */
function centsOf(price: unknown, currency: unknown): number | null {
  if (typeof currency === 'string' && currency.trim() !== '' && currency.trim().toUpperCase() !== CURRENCY)
    return null;
  const amount =
    typeof price === 'number' ? price : Number.parseFloat(String(price ?? '').replace(/[^0-9.]/g, ''));
  return Number.isFinite(amount) && amount >= 0 && amount <= 10_000_000 ? Math.round(amount * 100) : null;
}

function ratingOf(value: unknown): number | null {
  const rating = Number.parseFloat(String(value ?? ''));
  return Number.isFinite(rating) && rating > 0 ? Math.min(rating, 5) : null;
}

/** A web address, absolute; null when it is none. */
function webAddress(value: unknown, base: string): string | null {
  if (typeof value !== 'string' || value.length > 4000 || !URL.canParse(value.trim(), base)) return null;
  const address = new URL(value.trim(), base);
  return /^https?:$/.test(address.protocol) ? address.href : null;
}
