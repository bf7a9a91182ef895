import { Parser } from 'htmlparser2';

/** A thing that a page describes, as schema.org has it, whether it was written as JSON-LD or as microdata. */
export type Described = Record<string, unknown>;

/** What a page says in the places where pages speak to machines. */
export interface PageMarkup {
  title: string | undefined;
  /** The first content of each `<meta>` by its property or name, in lower case. */
  meta: ReadonlyMap<string, string>;
  canonical: string | undefined;
  /** Texts of `<script type="application/ld+json">`. */
  linkedData: readonly string[];
  /** Elements with an `itemscope` of their own. */
  microdata: readonly Described[];
  shown: Shown;
}

/** What a page shows where large shops are known to show it, as far as it is found. */
export interface Shown {
  /** The name of the product, where the page marks it as such. */
  name?: string;
  heading?: string;
  brand?: string;
  picture?: string;
  /** Behind the name or the heading, without those that are crossed out. */
  prices: string[];
}

const MOST_TEXT = 4000;
/** Far more than any honest page has, as each costs time; what comes after them is not read. */
const MOST_TAGS = 100_000;
const MOST_ATTRIBUTES = 100_000;
/** Characters of all JSON-LD together. */
const MOST_LINKED_DATA = 1_000_000;
const MOST_SCRIPTS = 50;
const MOST_ITEMS = 500;
const MOST_VALUES = 50;
const MOST_TEXTS_AT_ONCE = 20;
const MOST_PRICES = 5;
const MOST_SHOWN = 200;
/** Deeper than any honest page; what is nested deeper costs the parser the square of its depth. */
const MOST_DEPTH = 1000;

/** An element that is not closed yet and that something is read from. */
interface Open {
  depth: number;
  close(): void;
}

type Attributes = Record<string, string>;

/** Reads a page's markup. Never throws: what is broken in it is passed over, as in a browser. */
export function readPage(html: string): PageMarkup {
  const meta = new Map<string, string>();
  const linkedData: string[] = [];
  const microdata: Described[] = [];
  let title: string | undefined;
  let canonical: string | undefined;
  let depth = 0;
  let described = 0;
  let attributes = 0;
  let linkedDataLeft = MOST_LINKED_DATA;
  let drawings = 0;
  let crossedOut = 0;
  const shown: Shown = { prices: [] };
  const open: Open[] = [];
  const items: Described[] = [];
  const texts = new Set<{ text: string; most: number }>();

  /** Collects the text of the element that was opened just now, and hands it on at its end. */
  const collect = (most: number, done: (text: string) => void) => {
    if (texts.size >= MOST_TEXTS_AT_ONCE) return;
    const collected = { text: '', most };
    texts.add(collected);
    open.push({
      depth,
      close: () => {
        texts.delete(collected);
        done(collected.text);
      },
    });
  };

  function openItem(type: string | undefined, property: string | undefined) {
    // Of no prototype, as a page may name its properties as it likes.
    const item: Described = Object.create(null);
    item['@type'] = type?.trim().split(/\s+/) ?? [];
    described += 1;
    if (property) state(property, item);
    else microdata.push(item);
    items.push(item);
    open.push({ depth, close: () => void items.pop() });
  }

  function state(properties: string, value: unknown) {
    const item = items.at(-1);
    if (!item) return;
    for (const property of properties.trim().split(/\s+/).slice(0, 5)) {
      const values = item[property] as unknown[] | undefined;
      if (values === undefined) item[property] = [value];
      else if (values.length < MOST_VALUES) values.push(value);
    }
  }

  function noteShown(name: string, { id, class: classes, src, ...rest }: Attributes) {
    if (isCrossedOut(name, classes)) {
      crossedOut += 1;
      const close = () => {
        crossedOut -= 1;
      };
      open.push({ depth, close });
    }
    if (id === 'landingImage') shown.picture ??= rest['data-old-hires']?.trim() || src;
    else if (name === 'h1' && shown.heading === undefined)
      collect(MOST_TEXT, (text) => {
        shown.heading ??= text;
      });
    if (id === 'productTitle')
      collect(MOST_TEXT, (text) => {
        shown.name ??= text;
      });
    else if (id === 'bylineInfo')
      collect(MOST_TEXT, (text) => {
        shown.brand ??= text;
      });
    const isBehindName = shown.name !== undefined || shown.heading !== undefined;
    if (!isBehindName || crossedOut > 0 || shown.prices.length >= MOST_PRICES) return;
    if (isPrice(id, classes))
      collect(MOST_SHOWN, (text) => {
        if (shown.prices.length < MOST_PRICES) shown.prices.push(text);
      });
  }

  const parser = new Parser(
    {
      onattribute() {
        attributes += 1;
        if (attributes > MOST_ATTRIBUTES) parser.pause();
      },
      onopentag(name, attributes) {
        depth += 1;
        if (depth > MOST_DEPTH) parser.pause();
        if (name === 'svg') drawings += 1;
        const {
          property,
          name: called,
          content,
          rel,
          href,
          type,
          itemprop,
          itemscope,
          itemtype,
        } = attributes;
        if (name === 'title' && title === undefined && drawings === 0)
          collect(MOST_TEXT, (text) => {
            title = text;
          });
        if (name === 'meta' && content?.trim()) {
          const key = (property ?? called)?.toLowerCase();
          if (key && !meta.has(key)) meta.set(key, content.trim().slice(0, MOST_TEXT));
        }
        if (name === 'link' && /(?:^|\s)canonical(?:\s|$)/i.test(rel ?? '')) canonical ??= href;
        if (name === 'script' && /^\s*application\/ld\+json\b/i.test(type ?? ''))
          collect(linkedDataLeft, (text) => {
            linkedDataLeft -= text.length;
            if (linkedData.length < MOST_SCRIPTS) linkedData.push(text);
          });
        noteShown(name, attributes);
        if (described >= MOST_ITEMS) return;
        const ofItem = itemprop?.trim() && items.length > 0 ? itemprop : undefined;
        if (itemscope !== undefined) openItem(itemtype, ofItem);
        else if (ofItem) {
          const stated = statedBy(name, attributes);
          if (stated !== undefined) state(ofItem, stated.slice(0, MOST_TEXT));
          else collect(MOST_TEXT, (text) => state(ofItem, text));
        }
      },
      ontext(text) {
        for (const collected of texts) {
          const left = collected.most - collected.text.length;
          if (left > 0) collected.text += text.slice(0, left);
        }
      },
      onclosetag(name) {
        if (name === 'svg') drawings -= 1;
        while (open.length > 0 && (open.at(-1) as Open).depth >= depth) open.pop()?.close();
        depth -= 1;
      },
    },
    { decodeEntities: true },
  );
  parser.end(beginningOf(html));
  return { title, meta, canonical, linkedData, microdata, shown };
}

const PRICE_IDS = new Set([
  'priceblock_ourprice',
  'priceblock_dealprice',
  'priceblock_saleprice',
  'price_inside_buybox',
]);
const PRICE_CLASSES = new Set(
  'a-offscreen price product-price product__price price__current current-price sale-price special-price price-item--sale'.split(
    ' ',
  ),
);

const isPrice = (id: string | undefined, classes: string | undefined) =>
  (id !== undefined && PRICE_IDS.has(id)) ||
  (classes !== undefined &&
    classes.length < 500 &&
    classes.split(/\s+/).some((each) => PRICE_CLASSES.has(each)));

/** What a thing cost before, and what others ask for it. */
const isCrossedOut = (name: string, classes: string | undefined) =>
  name === 'del' ||
  name === 's' ||
  (classes !== undefined &&
    classes.length < 500 &&
    /(?:^|[\s_-])(?:was|old|compare|strike|a-text-price|basisPrice)/i.test(classes));

function beginningOf(html: string): string {
  let end = -1;
  for (let tags = 0; tags <= MOST_TAGS; tags += 1) {
    end = html.indexOf('<', end + 1);
    if (end < 0) return html;
  }
  return html.slice(0, end);
}

/** The value of a property that an element states otherwise than by its text. */
function statedBy(name: string, { content, src, href, datetime, value }: Attributes): string | undefined {
  if (content !== undefined) return content;
  if (['img', 'source', 'video', 'iframe', 'embed'].includes(name)) return src ?? '';
  if (['a', 'link', 'area'].includes(name)) return href ?? '';
  if (name === 'time') return datetime;
  return ['data', 'meter'].includes(name) ? (value ?? '') : undefined;
}

/** The text of a page in the encoding that it is in: by its first bytes, the server, itself, else UTF-8. */
export function textOfPage(bytes: Uint8Array, contentType: string): string {
  const named =
    charsetMarked(bytes) ??
    contentType.match(/charset\s*=\s*["']?([\w:.-]+)/i)?.[1] ??
    charsetInside(bytes) ??
    'utf-8';
  try {
    return new TextDecoder(named).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}

function charsetMarked([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
}

const charsetInside = (bytes: Uint8Array) =>
  new TextDecoder('latin1')
    .decode(bytes.subarray(0, 4096))
    .match(/<meta[^>]+charset\s*=\s*["']?([\w:.-]+)/i)?.[1];
