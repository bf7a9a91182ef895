import { Parser } from 'htmlparser2';

/** What a page says in the places where pages speak to machines. */
export interface PageMarkup {
  title: string | undefined;
  /** The first content of each `<meta>` by its property, name or itemprop, in lower case. */
  meta: ReadonlyMap<string, string>;
  canonical: string | undefined;
  /** Texts of `<script type="application/ld+json">`. */
  linkedData: readonly string[];
  /** Properties of the first element that is a schema.org Product, nested ones by their own names. */
  microdata: ReadonlyMap<string, string>;
}

const MOST_TEXT = 4000;
const MOST_SCRIPTS = 50;
/** Deeper than any honest page; what is nested deeper costs the parser the square of its depth. */
const MOST_DEPTH = 1000;
const VOID = new Set(['meta', 'link', 'img', 'input', 'br', 'hr', 'source']);

/** Reads a page's markup. Never throws: what is broken in it is passed over, as in a browser. */
export function readPage(html: string): PageMarkup {
  const meta = new Map<string, string>();
  const microdata = new Map<string, string>();
  const linkedData: string[] = [];
  let title: string | undefined;
  let canonical: string | undefined;
  let script: string | undefined;
  let isInTitle = false;
  // How deep the parser is, and where the product and the property that is read begin.
  let depth = 0;
  let productDepth: number | undefined;
  let property: { name: string; depth: number; text: string } | undefined;

  const keep = (into: Map<string, string>, key: string | undefined, value: string | undefined) => {
    const text = value?.trim();
    if (key && text && !into.has(key)) into.set(key, text.slice(0, MOST_TEXT));
  };

  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (!VOID.has(name)) depth += 1;
        if (depth > MOST_DEPTH) parser.pause();
        if (name === 'title' && title === undefined) isInTitle = true;
        if (name === 'link' && attributes.rel?.toLowerCase() === 'canonical') canonical ??= attributes.href;
        if (name === 'script' && /^application\/ld\+json\b/i.test(attributes.type ?? '')) script = '';
        if (name === 'meta') {
          const key = attributes.property ?? attributes.name ?? attributes.itemprop;
          keep(meta, key?.toLowerCase(), attributes.content);
        }
        const isProduct = /schema\.org\/Product\b/i.test(attributes.itemtype ?? '');
        if (isProduct && productDepth === undefined && microdata.size === 0) productDepth = depth;
        if (productDepth !== undefined && attributes.itemprop && attributes.itemscope === undefined) {
          const stated =
            attributes.content ??
            (name === 'img' ? attributes.src : undefined) ??
            (name === 'a' || name === 'link' ? attributes.href : undefined);
          if (stated !== undefined) keep(microdata, attributes.itemprop, stated);
          else property ??= { name: attributes.itemprop, depth, text: '' };
        }
      },
      ontext(text) {
        if (isInTitle) title = `${title ?? ''}${text}`.slice(0, MOST_TEXT);
        if (script !== undefined) script += text;
        if (property && property.text.length < MOST_TEXT) property.text += text;
      },
      onclosetag(name) {
        if (name === 'title') isInTitle = false;
        if (name === 'script' && script !== undefined) {
          if (linkedData.length < MOST_SCRIPTS) linkedData.push(script);
          script = undefined;
        }
        if (VOID.has(name)) return;
        if (property?.depth === depth) {
          keep(microdata, property.name, property.text);
          property = undefined;
        }
        if (productDepth === depth) productDepth = undefined;
        depth -= 1;
      },
    },
    { decodeEntities: true, lowerCaseTags: true, lowerCaseAttributeNames: true },
  );
  parser.end(html);
  return { title: title?.replace(/\s+/g, ' ').trim() || undefined, meta, canonical, linkedData, microdata };
}

/** The text of a page in the encoding that it is said to be in: by the server, else by itself, else UTF-8. */
export function textOfPage(bytes: Uint8Array, contentType: string): string {
  const named = contentType.match(/charset="?([\w-]+)/i)?.[1] ?? charsetInside(bytes) ?? 'utf-8';
  try {
    return new TextDecoder(named).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}

const charsetInside = (bytes: Uint8Array) =>
  new TextDecoder('latin1').decode(bytes.subarray(0, 1024)).match(/<meta[^>]+charset=["']?([\w-]+)/i)?.[1];
