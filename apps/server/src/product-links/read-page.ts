import { Parser } from 'htmlparser2';

/** A thing in terms of schema.org, from JSON-LD or microdata. */
export type Described = Record<string, unknown>;

/** Machine-readable parts of a page, and some visible ones. */
export interface PageMarkup {
  title: string | undefined;
  /** First content of each `<meta>`, keyed by its property or name in lower case. */
  meta: ReadonlyMap<string, string>;
  canonical: string | undefined;
  /** First `<base href>`, against which addresses of the page are resolved. */
  base: string | undefined;
  /** Content of the first `<meta http-equiv="refresh">` that is not for browsers without scripts. */
  refresh: string | undefined;
  /** Texts of `<script type="application/ld+json">`. */
  linkedData: readonly string[];
  /** Top-level elements with an `itemscope`. */
  microdata: readonly Described[];
  shown: Shown;
}

/** Visible facts in the places that large shops use. */
export interface Shown {
  /** Name of the product, if the page marks it. */
  name?: string;
  heading?: string;
  brand?: string;
  picture?: string;
  /** Prices after the name or heading, except crossed out ones. */
  prices: string[];
}

const MOST_TEXT = 4000;
/**
 * Maximum numbers of tags and attributes, far more than in any honest page. The rest of the page is not read.
 */
const MOST_TAGS = 100_000;
const MOST_ATTRIBUTES = 100_000;
/** Maximum length of all JSON-LD together, in characters. */
const MOST_LINKED_DATA = 1_000_000;
const MOST_SCRIPTS = 50;
const MOST_ITEMS = 500;
const MOST_VALUES = 50;
const MOST_REFERRED = 50;
const MOST_REFERRED_PROPERTIES = 100;
/** Maximum number of references of all items together. */
const MOST_REFERENCES = 500;
const MOST_TEXTS_AT_ONCE = 20;
const MOST_PRICES = 5;
const MOST_SHOWN = 200;
/** Maximum nesting depth; no honest page has more. The parser's cost grows with the square of the depth. */
const MOST_DEPTH = 1000;

interface Open {
  depth: number;
  close(): void;
}

type Attributes = Record<string, string>;

/** Never throws: broken markup is skipped, as in a browser. */
export function readPage(html: string): PageMarkup {
  const meta = new Map<string, string>();
  const linkedData: string[] = [];
  const microdata: Described[] = [];
  let title: string | undefined;
  let canonical: string | undefined;
  let base: string | undefined;
  let refresh: string | undefined;
  let depth = 0;
  let described = 0;
  let attributes = 0;
  let linkedDataLeft = MOST_LINKED_DATA;
  let drawings = 0;
  let scriptless = 0;
  let references = 0;
  let crossedOut = 0;
  const shown: Shown = { prices: [] };
  const open: Open[] = [];
  const items: Described[] = [];
  /** Properties of elements elsewhere, by the ids to which `itemref` refers. */
  const referred = new Map<string, Described[]>();
  for (const id of idsReferredTo(html)) referred.set(id, []);
  const referring: { item: Described; ids: string[] }[] = [];
  const texts = new Set<{ text: string; most: number }>();

  /** Passes on the text of the element just opened when the element ends. */
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

  function openItem(type: string | undefined, property: string | undefined, refs: string | undefined) {
    const item = newItem();
    item['@type'] = type?.trim().split(/\s+/) ?? [];
    if (refs && references < MOST_REFERENCES) {
      const ids = idsIn(refs);
      references += ids.length;
      referring.push({ item, ids });
    }
    described += 1;
    if (property) state(property, item);
    else microdata.push(item);
    items.push(item);
    open.push({ depth, close: () => void items.pop() });
  }

  /** Collects the properties of an element for the items that refer to it, and for the one around it. */
  function openReferred(part: Described[]) {
    const properties = newItem();
    part.push(properties);
    items.push(properties);
    const close = () => {
      items.pop();
      const around = items.at(-1);
      if (around) addAll(around, properties);
    };
    open.push({ depth, close });
  }

  function state(properties: string, value: unknown) {
    const item = items.at(-1);
    if (!item) return;
    for (const property of properties.trim().split(/\s+/).slice(0, 5)) addTo(item, property, [value]);
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
          itemref,
        } = attributes;
        if (name === 'noscript') scriptless += 1;
        if (name === 'title' && title === undefined && drawings === 0)
          collect(MOST_TEXT, (text) => {
            title = text;
          });
        if (name === 'meta' && content?.trim()) {
          const key = (property ?? called)?.toLowerCase();
          if (key && !meta.has(key)) meta.set(key, content.trim().slice(0, MOST_TEXT));
        }
        if (name === 'base') base ??= href;
        if (name === 'meta' && scriptless === 0 && /^refresh$/i.test(attributes['http-equiv']?.trim() ?? ''))
          refresh ??= content;
        if (name === 'link' && /(?:^|\s)canonical(?:\s|$)/i.test(rel ?? '')) canonical ??= href;
        if (name === 'script' && /^\s*application\/ld\+json\b/i.test(type ?? ''))
          collect(linkedDataLeft, (text) => {
            linkedDataLeft -= text.length;
            if (linkedData.length < MOST_SCRIPTS) linkedData.push(text);
          });
        noteShown(name, attributes);
        if (described >= MOST_ITEMS) return;
        const part = attributes.id ? referred.get(attributes.id) : undefined;
        // The first element with an id counts.
        if (part?.length === 0) openReferred(part);
        const ofItem = itemprop?.trim() && items.length > 0 ? itemprop : undefined;
        if (itemscope !== undefined) openItem(itemtype, ofItem, itemref);
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
        if (name === 'noscript') scriptless -= 1;
        while (open.length > 0 && (open.at(-1) as Open).depth >= depth) open.pop()?.close();
        depth -= 1;
      },
    },
    { decodeEntities: true },
  );
  parser.end(beginningOf(html));
  for (const { item, ids } of referring)
    for (const properties of ids.flatMap((id) => referred.get(id) ?? [])) addAll(item, properties);
  return { title, meta, canonical, base, refresh, linkedData, microdata, shown };
}

/** Has no prototype, as pages choose the names of their properties. */
const newItem = (): Described => Object.create(null);

function addTo(item: Described, property: string, added: readonly unknown[]): void {
  const values = (item[property] ?? []) as unknown[];
  item[property] = values;
  for (const value of added) if (values.length < MOST_VALUES) values.push(value);
}

/** Adds the properties of an element that was referred to, a hundred at most. */
function addAll(item: Described, properties: Described): void {
  let left = MOST_REFERRED_PROPERTIES;
  for (const property in properties) {
    if (left === 0) return;
    left -= 1;
    addTo(item, property, properties[property] as unknown[]);
  }
}

const idsIn = (refs: string) =>
  [...new Set(refs.slice(0, MOST_TEXT).split(/\s+/).filter(Boolean))].slice(0, MOST_REFERRED);

/** Ids to which items of a page refer, so that their elements are known when they are reached. */
function idsReferredTo(html: string): string[] {
  const ids = new Set<string>();
  for (const ref of html.matchAll(/\sitemref\s*=\s*(?:"([^"<]*)"|'([^'<]*)'|([^\s"'>]+))/gi)) {
    for (const id of idsIn(ref[1] ?? ref[2] ?? ref[3] ?? '')) ids.add(id);
    if (ids.size >= MOST_REFERRED) break;
  }
  return [...ids].slice(0, MOST_REFERRED);
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

/** Whether an element shows a former price, or one for comparison. */
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

/** Value of a property in an attribute of its element. */
function statedBy(name: string, { content, src, href, datetime, value }: Attributes): string | undefined {
  if (content !== undefined) return content;
  if (['img', 'source', 'video', 'iframe', 'embed'].includes(name)) return src ?? '';
  if (['a', 'link', 'area'].includes(name)) return href ?? '';
  if (name === 'time') return datetime;
  return ['data', 'meter'].includes(name) ? (value ?? '') : undefined;
}

/**
 * Decodes a page by its byte order mark, the server's charset, its own charset, or else as UTF-8. Pages that call
 * themselves UTF-16 are UTF-8 unless their bytes are of two each.
 */
export function textOfPage(bytes: Uint8Array, contentType: string): string {
  const marked = charsetMarked(bytes);
  const stated = contentType.match(/charset\s*=\s*["']?([\w:.-]+)/i)?.[1] ?? charsetInside(bytes) ?? 'utf-8';
  try {
    const decoder = new TextDecoder(marked ?? stated);
    const isOfTwoBytes = marked !== undefined || bytes.subarray(0, 4096).includes(0);
    const isWrong = decoder.encoding.startsWith('utf-16') && !isOfTwoBytes;
    return (isWrong ? new TextDecoder() : decoder).decode(bytes);
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
