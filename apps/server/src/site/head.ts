import type { Post, Product } from '@vitrine/api';
import { priceData, priceText, type ShopMoney } from '../money.ts';
import type { Suggestions } from '../search/suggestions.service.ts';
import type { FirstAnswer } from './first-answers.ts';
import type { Drawing, LayoutClass } from './page-renderer.ts';
import type { DrawnFacts, Files } from './site-map.ts';

/** What a document says of itself before any script has run: to people, searchers and previews of links. */
export interface Head {
  title: string;
  description: string;
  /** Absolute; undefined where there is no page. */
  url?: string;
  type: 'website' | 'product' | 'article' | 'profile';
  image?: { url: string; width?: number; height?: number; alt: string };
  /** Price for machines: amount and currency code (ISO 4217). */
  price?: { amount: string; currency: string };
  /** Whether search engines may list it; true by default. */
  isForSearchEngines?: boolean;
  /** Structured data (schema.org). */
  data?: object;
}

/** What the document announces, so that the browser loads it before the app asks for it. */
export interface Ahead extends Files {
  answers: FirstAnswer[];
  /** Lists and searches to begin with; undefined where they could not be had. */
  suggestions?: Suggestions | undefined;
}

/** What the web app's own document calls the site. */
export interface SiteName {
  name: string;
  title: string;
  description: string;
  /** Path of the picture of the site; undefined if it has none. */
  image?: string | undefined;
}

/** The name of a site whose document states none. */
const unnamed: SiteName = {
  name: 'Vitrine',
  title: 'Vitrine',
  description: 'A shop window for finding, liking and sharing products.',
};

/** Reads what the site calls itself from its document, so that renaming the web app renames the site. */
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

export const siteHead = ({ site, origin, url }: Omit<PageOf, 'money'>): Head => ({
  title: site.title,
  description: site.description,
  url,
  type: 'website',
  ...imageOf(site, origin),
});

/** The picture of the site, for pages without one of their own. */
const imageOf = ({ name, image }: SiteName, origin: string): Pick<Head, 'image'> =>
  image === undefined ? {} : { image: { url: new URL(image, origin).href, alt: name } };

/** The site of a page, and the format of its prices. */
export interface PageOf {
  site: SiteName;
  money: ShopMoney;
  /** Origin that makes addresses of pictures absolute. */
  origin: string;
  /** Address of the page. */
  url: string;
}

/** The head of a product's page. */
export function productHead(product: Product, { site, money, origin, url }: PageOf): Head {
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
              url: product.link ?? url,
              ...(product.retailer ? { seller: { '@type': 'Organization', name: product.retailer } } : {}),
            },
          }
        : {}),
    },
  };
}

/** Characters of what a post says that stand in its head. */
const POST_DESCRIPTION = 200;

/**
 * The head of a post: of its owner it says their @username and nothing else. A post that is kept from people who want no such content
 * shows nothing of itself, and no search engine lists it.
 */
export function postHead(post: Post, site: SiteName, origin: string, url: string): Head {
  const title = `Post by @${post.username} · ${site.name}`;
  const plain = `A post by @${post.username} on ${site.name}.`;
  if (post.filtered) return { title, description: plain, url, type: 'article', isForSearchEngines: false };
  const [first] = post.media;
  const image = first?.thumbnail_url ?? (first?.media_type === 'image' ? first.signedUrl : undefined);
  return {
    title,
    description: beginningOf(post.content) || plain,
    url,
    type: 'article',
    ...(image ? { image: { url: new URL(image, origin).href, alt: first?.alt ?? title } } : {}),
  };
}

/** The head of a profile: @username and the picture of the site, the same for all viewers. */
export const profileHead = (username: string, { site, origin, url }: Omit<PageOf, 'money'>): Head => ({
  title: `@${username} · ${site.name}`,
  description: `@${username} on ${site.name}.`,
  url,
  type: 'profile',
  ...imageOf(site, origin),
});

/** The first words of a text on one line. */
function beginningOf(text: string): string {
  const letters = [...text.replace(/\s+/g, ' ').trim()];
  return letters.length > POST_DESCRIPTION
    ? `${letters.slice(0, POST_DESCRIPTION).join('')}…`
    : letters.join('');
}

/** Puts a head into the document, at its marker and in place of the title and description it came with. */
export function withHead(document: string, head: Head, site: SiteName, ahead: Ahead): string {
  // A function, because a replacement text would give `$&` in a product's name a meaning.
  return bareOf(document).replace('<!--head-->', () =>
    [...tagsOf(head, site), ...tagsAhead(ahead)].join('\n    '),
  );
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

/** A drawn page, and what goes into the document with it. */
export interface DrawnParts {
  head: Head;
  site: SiteName;
  drawing: Drawing;
  /** Lists and searches to begin with. */
  suggestions: Suggestions;
  layout: LayoutClass;
  /** What the app says of the page; undefined where only its frame was drawn. */
  facts: DrawnFacts | undefined;
  /** The files that the page needs, besides the app itself. */
  files: Files;
  /** The style sheets that the page needs. */
  styles: { path: string; text: string }[];
}

/**
 * Puts a drawn page into the document: with its styles, since those would come after the first painting, and with what it was
 * drawn from, for the app that takes it over. Its scripts are only named, for the lines that start them after the painting.
 */
export function withPage(
  document: string,
  { head, site, drawing, suggestions, layout, facts, files, styles }: DrawnParts,
): string {
  const { html, preloads } = apart(drawing.html);
  const attributes = [
    facts ? ` data-drawn="${escaped(JSON.stringify({ ...facts, layout, parameters: undefined }))}"` : '',
    ` data-scripts="${escaped(JSON.stringify(files.scripts))}"`,
  ].join('');
  // By its address, so that the app finds a sheet here and does not fetch it again.
  const sheets = styles.map(({ path, text }) => `<style data-href="${escaped(path)}">${text}</style>`);
  const answers = drawing.answers.map(
    ({ question, status, body }) =>
      `<script type="application/json" data-answer="${escaped(question)}"${status === 200 ? '' : ` data-status="${status}"`}>${withoutTags(body)}</script>`,
  );
  return bareOf(document)
    .replace(/<html\b/i, (tag) => tag + attributes)
    .replace(/[ \t]*<link rel="stylesheet"[^>]*>\n?/gi, '')
    .replace('<!--head-->', () => [...preloads, ...sheets, ...tagsOf(head, site)].join('\n    '))
    .replace('<!--page-->', () => html)
    .replace('<!--answers-->', () => [...answers, suggestionsTag(suggestions)].join(''));
}

/** How many of the first pictures are asked for ahead of the page. */
const FIRST_PICTURES = 4;

/** What React writes in front of a page, and the page. Only the first pictures are worth a hint: more compete with them. */
function apart(drawn: string): { preloads: string[]; html: string } {
  const written = drawn.match(/^(?:<link rel="preload"[^>]*>)*/)?.[0] ?? '';
  return {
    preloads: (written.match(/<link [^>]*>/g) ?? []).slice(0, FIRST_PICTURES),
    html: drawn.slice(written.length),
  };
}

/** The document where there is no page: named, and kept out of search results. */
export function withoutPage(document: string, site: SiteName, files: Files): string {
  const title = /<title>/i.test(document) ? '' : `<title>${escaped(site.title)}</title>`;
  return document.replace('<!--head-->', () =>
    [title, NOINDEX, ...tagsAhead({ ...files, answers: [] })].join(''),
  );
}

/** The head of a page that says that there is none. */
export const missingHead = (site: SiteName, title: string | undefined): Head => ({
  title: title ?? site.title,
  description: site.description,
  type: 'website',
  isForSearchEngines: false,
});

const NOINDEX = '<meta name="robots" content="noindex">';

function tagsOf(
  { title, description, url, type, image, price, isForSearchEngines = true, data }: Head,
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
    ...(data ? [`<script type="application/ld+json">${scriptData(data)}</script>`] : []),
  ];
}

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

/** JSON that cannot end the script element it stands in. */
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
