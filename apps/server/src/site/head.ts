import { type OnWire, type Product, SHARED_PICTURE } from '@vitrine/api';
import { priceData, priceText, type ShopMoney } from '../kernel/money.ts';
import { sharedDescriptionOf, sharedLineOf } from '../posts/shared-description.rules.ts';
import { type SharedPost, sharedPictureOf } from '../posts/shared-posts.service.ts';
import type { Suggestions } from '../product-search/suggestions.service.ts';
import type { FirstAnswer } from './first-answers.ts';
import type { Drawing, LayoutClass } from './page-renderer.ts';
import type { DrawnFacts, Files } from './site-map.ts';

/** Metadata of a document before any script has run: for people, search engines and link previews. */
export interface Head {
  title: string;
  description: string;
  /** Absolute address; undefined if there is no page. */
  url?: string;
  type: 'website' | 'product' | 'article' | 'profile';
  image?: { url: string; width?: number; height?: number; alt: string };
  /** `@username` of a post's owner. */
  author?: string;
  /** Machine-readable price: amount and ISO 4217 code. */
  price?: { amount: string; currency: string };
  /** Whether search engines may list it; true by default. */
  isForSearchEngines?: boolean;
  data?: object;
}

/** Files that the document announces for early loading, and data that saves the app requests. */
export interface Ahead extends Files {
  answers: FirstAnswer[];
  /** Product lists and queries to suggest; undefined if they could not be loaded. */
  suggestions?: Suggestions | undefined;
}

export interface SiteName {
  name: string;
  title: string;
  description: string;
  image?: string | undefined;
}

const unnamed: SiteName = {
  name: 'Vitrine',
  title: 'Vitrine',
  description: 'A shop window for finding, liking and sharing products.',
};

/**
 * Reads name, title, description and picture of the site from its document, so that a renamed app renames it.
 */
export function siteNameFrom(document: string): SiteName {
  const title = unescaped(document.match(/<title>([^<]*)<\/title>/i)?.[1]?.trim() ?? '') || undefined;
  const name = metaOf(document, 'application-name') ?? title ?? unnamed.name;
  return {
    name,
    title: title ?? name,
    description: metaOf(document, 'description') ?? unnamed.description,
    image: attributeOf(document.match(/<link\s[^>]*rel="image_src"[^>]*>/i)?.[0], 'href'),
  };
}

export const siteHead = ({ site, origin, url }: Omit<PageOf, 'money' | 'isGone'>): Head => ({
  title: site.title,
  description: site.description,
  url,
  type: 'website',
  ...imageOf(site, origin),
});

const imageOf = ({ name, image }: SiteName, origin: string): Pick<Head, 'image'> =>
  image === undefined ? {} : { image: { url: new URL(image, origin).href, alt: name } };

export interface PageOf {
  site: SiteName;
  money: ShopMoney;
  /** Whether a product is sold no more. */
  isGone: boolean;
  /** Origin that makes addresses of pictures absolute. */
  origin: string;
  url: string;
}

export function productHead(
  product: OnWire<typeof Product>,
  { site, money, origin, url, isGone }: PageOf,
): Head {
  const named = product.brand ? `${product.name} by ${product.brand}` : product.name;
  const price = product.price ? priceText(product.price, money) : undefined;
  const { currency } = money;
  const amount = product.price ? priceData(product.price, currency) : undefined;
  const where = product.retailer ? `at ${product.retailer}` : undefined;
  const offer = [price, where].filter((part) => part !== undefined).join(' ');
  const image = product.image_url ? new URL(product.image_url, origin).href : undefined;
  return {
    title: `${named} · ${site.name}`,
    description: offer ? `${named}, ${offer}.` : `${named}.`,
    url,
    type: 'product',
    ...(image
      ? { image: { url: image, width: product.picture?.width, height: product.picture?.height, alt: named } }
      : {}),
    ...(amount === undefined ? {} : { price: { amount, currency } }),
    data: {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: product.name,
      url,
      image,
      ...(product.brand ? { brand: { '@type': 'Brand', name: product.brand } } : {}),
      category: product.category ?? undefined,
      color: product.color ?? undefined,
      ...(amount !== undefined
        ? {
            offers: {
              '@type': 'Offer',
              price: amount,
              priceCurrency: currency,
              availability: `https://schema.org/${isGone ? 'OutOfStock' : 'InStock'}`,
              url: product.link ?? url,
              ...(product.retailer ? { seller: { '@type': 'Organization', name: product.retailer } } : {}),
            },
          }
        : {}),
    },
  };
}

/**
 * Returns the head of a post, which names its owner only by @username. The head of a filtered post shows
 * nothing of its content and keeps it out of search engines.
 */
export function postHead(post: SharedPost, site: SiteName, origin: string, url: string): Head {
  const { username, isFiltered, alt } = post;
  const title = `Post by @${username} · ${site.name}`;
  const description = sharedDescriptionOf(isFiltered ? { username, content: '' } : post);
  const head = { title, description, url, type: 'article', author: `@${username}` } as const;
  if (isFiltered) return { ...head, isForSearchEngines: false };
  const picture = sharedPictureOf(post);
  const described = sharedLineOf(alt ?? '') || title;
  return picture === null
    ? { ...head, ...imageOf(site, origin) }
    : { ...head, image: { url: new URL(picture, origin).href, ...SHARED_PICTURE, alt: described } };
}

/** Returns the head of a profile: @username and the site's picture, the same for all viewers. */
export const profileHead = (
  username: string,
  { site, origin, url }: Omit<PageOf, 'money' | 'isGone'>,
): Head => ({
  title: `@${username} · ${site.name}`,
  description: `@${username} on ${site.name}.`,
  url,
  type: 'profile',
  ...imageOf(site, origin),
});

/** Inserts a head at the marker of the document, and removes its original title and description. */
export function withHead(document: string, head: Head, site: SiteName, ahead: Ahead): string {
  // A function, because `$&` in a product's name would have a meaning in a replacement text.
  return withTags(bareOf(document), tagsOf(head, site)).replace('<!--head-->', () =>
    [...dataOf(head), ...tagsAhead(ahead)].join('\n    '),
  );
}

/**
 * Inserts tags right after the encoding, ahead of styles and scripts: crawlers read only the beginning of a
 * document.
 */
function withTags(document: string, tags: readonly string[]): string {
  const place = /<meta\s+charset\b[^>]*>/i.exec(document)?.[0] ?? '<!--head-->';
  const isMarker = place === '<!--head-->';
  return document.replace(place, () => (isMarker ? [...tags, place] : [place, ...tags]).join('\n    '));
}

const bareOf = (document: string) =>
  document
    .replace(/[ \t]*<title>[^<]*<\/title>\n?/i, '')
    .replace(/[ \t]*<meta\s+name="description"[^>]*>\n?/i, '');

const tagsAhead = ({ scripts, styles, answers, suggestions }: Ahead): string[] => [
  ...styles.map((path) => `<link rel="stylesheet" crossorigin href="${escaped(path)}">`),
  ...scripts.map((path) => `<link rel="modulepreload" crossorigin href="${escaped(path)}">`),
  ...answers.map(
    ({ address, body }) =>
      `<script type="application/json" data-answer="${escaped(address)}">${scriptData(body)}</script>`,
  ),
  ...(suggestions ? [suggestionsTag(suggestions)] : []),
];

const suggestionsTag = (suggestions: Suggestions) =>
  `<script type="application/json" data-suggestions>${scriptData(suggestions)}</script>`;

export interface DrawnParts {
  head: Head;
  site: SiteName;
  drawing: Drawing;
  suggestions: Suggestions;
  layout: LayoutClass;
  /** Facts of the site map about a rendered page; undefined if only its frame was rendered. */
  facts: DrawnFacts | undefined;
  /** Files that the page needs, besides the app itself. */
  files: Files;
  styles: { path: string; text: string }[];
}

/**
 * Inserts a rendered page and its data for hydration. Styles are inlined for the first paint; `data-scripts`
 * lists the scripts that inline code starts after that paint.
 */
export function withPage(
  document: string,
  { head, site, drawing, suggestions, layout, facts, files, styles }: DrawnParts,
): string {
  const { html, preloads } = apart(drawing.html);
  const attributes = [
    facts
      ? ` data-drawn="${escaped(JSON.stringify({ ...facts, layout, parameters: undefined, uncached: undefined }))}"`
      : '',
    ` data-scripts="${escaped(JSON.stringify(files.scripts))}"`,
  ].join('');
  // Marked with their addresses, so that the app does not fetch a sheet again.
  const sheets = styles.map(({ path, text }) => `<style data-href="${escaped(path)}">${text}</style>`);
  const answers = drawing.answers.map(
    ({ question, status, body }) =>
      `<script type="application/json" data-answer="${escaped(question)}"${status === 200 ? '' : ` data-status="${status}"`}>${withoutTags(body)}</script>`,
  );
  return withTags(bareOf(document), tagsOf(head, site))
    .replace(/<html\b/i, (tag) => tag + attributes)
    .replace(/[ \t]*<link rel="stylesheet"[^>]*>\n?/gi, '')
    .replace('<!--head-->', () => [...preloads, ...sheets, ...dataOf(head)].join('\n    '))
    .replace('<!--page-->', () => html)
    .replace('<!--answers-->', () => [...answers, suggestionsTag(suggestions)].join(''));
}

/** Maximum pictures of a page that are preloaded. */
const FIRST_PICTURES = 4;

/**
 * Splits the preload links of React from the page. Only the first pictures get a preload; more would compete
 * with them.
 */
function apart(drawn: string): { preloads: string[]; html: string } {
  const written = drawn.match(/^(?:<link rel="preload"[^>]*>)*/)?.[0] ?? '';
  return {
    preloads: (written.match(/<link [^>]*>/g) ?? []).slice(0, FIRST_PICTURES),
    html: drawn.slice(written.length),
  };
}

/** Returns the document without a page: with a title, and kept out of search results. */
export function withoutPage(document: string, site: SiteName, files: Files): string {
  const title = /<title>/i.test(document) ? '' : `<title>${escaped(site.title)}</title>`;
  return document.replace('<!--head-->', () =>
    [title, NOINDEX, ...tagsAhead({ ...files, answers: [] })].join(''),
  );
}

export const missingHead = (site: SiteName, title: string | undefined): Head => ({
  title: title ?? site.title,
  description: site.description,
  type: 'website',
  isForSearchEngines: false,
});

const NOINDEX = '<meta name="robots" content="noindex">';

function tagsOf(
  { title, description, url, type, image, author, price, isForSearchEngines = true }: Head,
  site: SiteName,
): string[] {
  const property = (name: string, content: string | number | undefined) =>
    content === undefined || content === ''
      ? []
      : [`<meta property="${name}" content="${escaped(String(content))}">`];
  const meta = (name: string, content: string) =>
    content === '' ? [] : [`<meta name="${name}" content="${escaped(content)}">`];
  return [
    `<title>${escaped(title)}</title>`,
    ...(isForSearchEngines ? [] : [NOINDEX]),
    ...meta('description', description),
    ...(author === undefined ? [] : meta('author', author)),
    ...(url === undefined ? [] : [`<link rel="canonical" href="${escaped(url)}">`]),
    ...property('og:site_name', site.name),
    ...property('og:type', type),
    ...property('og:title', title),
    ...property('og:description', description),
    ...property('og:url', url),
    ...property('og:image', image?.url),
    ...property('og:image:width', image?.width),
    ...property('og:image:height', image?.height),
    ...property('og:image:alt', image?.alt),
    ...property('product:price:amount', price?.amount),
    ...property('product:price:currency', price?.currency),
    ...meta('twitter:card', image ? 'summary_large_image' : 'summary'),
    ...meta('twitter:title', title),
    ...meta('twitter:description', description),
    ...(image ? [...meta('twitter:image', image.url), ...meta('twitter:image:alt', image.alt)] : []),
  ];
}

const dataOf = ({ data }: Head): string[] =>
  data ? [`<script type="application/ld+json">${scriptData(data)}</script>`] : [];

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string) => text.replace(/[&<>"']/g, (letter) => entities[letter] ?? letter);

const unescaped = (text: string) =>
  text.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => {
    const found = Object.entries(entities).find(([, known]) => known === entity);
    return found?.[0] ?? entity;
  });

/** Returns JSON that cannot close its script element. */
const scriptData = (data: unknown) => withoutTags(JSON.stringify(data));

const withoutTags = (json: string) => json.replace(/</g, '\\u003c');

function metaOf(document: string, name: string): string | undefined {
  const tag = document.match(new RegExp(`<meta\\s[^>]*name="${name}"[^>]*>`, 'i'))?.[0];
  return attributeOf(tag, 'content');
}

function attributeOf(tag: string | undefined, name: string): string | undefined {
  const value = tag?.match(new RegExp(`\\s${name}="([^"]*)"`, 'i'))?.[1];
  return value === undefined ? undefined : unescaped(value);
}
