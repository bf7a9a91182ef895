import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { brand as ours } from '../src/shell/shop.ts';
import type { BuildEnvironment } from './build-environment.ts';
import { brandOf, type Logo, type OwnShop } from './shop-definition.ts';

const THEME = 'virtual:shop-theme.css';
const TYPES: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
};

/** Writes a shop's name, looks, language, currency and hosts into the document and `shell/shop.ts`. */
export function shopModule({ shop, apiBase, settingsBase, placeholderTokens }: BuildEnvironment): Plugin {
  const name = shop?.name ?? ours.name;
  const tagline = shop?.tagline ?? ours.tagline;
  const description = shop?.description ?? ours.description;
  const isAsBefore = !shop && !apiBase && !settingsBase && !placeholderTokens;

  async function brandOfShop(own: OwnShop) {
    const { vitrine } = await import('@vitrine/ui');
    return brandOf(own, vitrine);
  }

  return {
    name: 'shop-module',
    resolveId: (id) => (id === THEME ? `\0${THEME}` : undefined),
    async load(id) {
      if (id === `\0${THEME}` && shop) {
        const { createTheme } = await import('@vitrine/ui');
        return createTheme(await brandOfShop(shop)) + (shop.logo ? logoStyles : '');
      }
      if (isAsBefore) return undefined;
      if (shop && id.endsWith('/apps/web/src/shell/fonts.ts'))
        return fontsModule(readFileSync(id, 'utf8'), shop);
      if (!id.endsWith('/apps/web/src/shell/shop.ts')) return undefined;
      return moduleOf({
        imports: shop ? [`import ${JSON.stringify(THEME)};`, ...importsOf(shop)] : [],
        brand: `{ ...${JSON.stringify({ name, tagline, description })}, wordMark: ${await wordMarkOf()} }`,
        ways: shop ? waysOf(shop) : '{}',
        apiBase,
        server: { ...(settingsBase ? { hosts: { settings: settingsBase } } : {}), placeholderTokens },
      });
    },

    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        const tags = [
          { tag: 'title', children: `${name} · ${tagline}`, injectTo: 'head' as const },
          { tag: 'meta', attrs: { name: 'application-name', content: name }, injectTo: 'head' as const },
          { tag: 'meta', attrs: { name: 'description', content: description }, injectTo: 'head' as const },
          // A shop without a picture gets none, since ours shows Vitrine.
          ...(shop && !shop.image
            ? []
            : [
                {
                  tag: 'link',
                  attrs: { rel: 'image_src', href: pathOfImage(shop) },
                  injectTo: 'head' as const,
                },
              ]),
        ];
        return { html: shop ? documentOf(html, shop, (await brandOfShop(shop)).color) : html, tags };
      },
    },

    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const [file, path] of [
        [shop?.icon, pathOfIcon(shop)],
        [shop?.image, pathOfImage(shop)],
      ] as const) {
        if (file) this.emitFile({ type: 'asset', fileName: path.slice(1), source: readFileSync(file) });
      }
    },
  };

  async function wordMarkOf() {
    if (shop?.logo) return `{ text: createElement(Fragment, null, ${logoOf(shop.logo)}) }`;
    return shop ? JSON.stringify((await brandOfShop(shop)).wordMark) : 'undefined';
  }
}

interface Parts {
  imports: string[];
  brand: string;
  ways: string;
  apiBase: string;
  server: object;
}

const moduleOf = ({ imports, brand, ways, apiBase, server }: Parts) =>
  [
    ...imports,
    `export const brand = ${brand};`,
    `export const ways = ${ways};`,
    `export const API_BASE = ${JSON.stringify(apiBase)};`,
    `export const server = ${JSON.stringify(server)};`,
  ].join('\n');

const importsOf = ({ messages, logo }: OwnShop) => [
  ...(messages ? [`import { messages } from ${JSON.stringify(messages)};`] : []),
  ...(logo
    ? [
        "import { createElement, Fragment } from 'react';",
        `import logo from ${JSON.stringify(`${logo.file}?url`)};`,
        ...(logo.darkFile ? [`import darkLogo from ${JSON.stringify(`${logo.darkFile}?url`)};`] : []),
      ]
    : []),
];

/** The properties of `UiProvider` for a shop, as source text. */
function waysOf({ locale, currency, messages }: OwnShop): string {
  const direction = locale && directionOf(locale);
  const said = JSON.stringify({ locale, currency, direction });
  return messages ? `{ ...${said}, messages }` : said;
}

function directionOf(locale: string): string {
  const told = new Intl.Locale(locale) as Intl.Locale & { getTextInfo?(): { direction: string } };
  return told.getTextInfo?.().direction ?? 'ltr';
}

/** The logo; it has no alternative text, as the link around it has the name. */
function logoOf({ width, height, darkFile }: Logo): string {
  const picture = (src: string, mode: string) =>
    `createElement('img', { src: ${src}, alt: '', width: ${width}, height: ${height}, 'data-logo': '${mode}' })`;
  return darkFile ? `${picture('logo', 'light')}, ${picture('darkLogo', 'dark')}` : picture('logo', 'both');
}

const isHidden = (mode: string) => `[data-logo=${mode}]{display:none}`;
const logoStyles =
  `[data-logo]{align-self:center}${isHidden('dark')}` +
  `@media (prefers-color-scheme:dark){:root:not([data-theme=light]) ${isHidden('light')}:root:not([data-theme=light]) [data-logo=dark]{display:inline}}` +
  `[data-theme=dark] ${isHidden('light')}[data-theme=dark] [data-logo=dark]{display:inline}`;

/** The fonts of the shop instead of ours; none if it sets only families, which are then fonts of the system. */
const fontsModule = (code: string, { fonts, fontFamilies }: OwnShop) =>
  fonts === undefined && fontFamilies === undefined
    ? undefined
    : code.replace(/^import '@fontsource.*;$/gm, '') + (fonts ? `\nimport ${JSON.stringify(fonts)};` : '');

const pathOfIcon = (shop: OwnShop | undefined) => `/icon${shop?.icon ? extname(shop.icon) : '.svg'}`;
const pathOfImage = (shop: OwnShop | undefined) => `/site-image${shop?.image ? extname(shop.image) : '.png'}`;

/**
 * The document with the language, icon and theme colours of the shop, without the switch between Vitrine's own brands.
 */
function documentOf(
  html: string,
  shop: OwnShop,
  color: Record<'light' | 'dark', { canvas: string }>,
): string {
  const { locale, icon } = shop;
  return html
    .replace('<html lang="en">', () =>
      locale ? `<html lang="${locale}" dir="${directionOf(locale)}">` : '<html lang="en">',
    )
    .replace(/(<meta name="theme-color" content=")[^"]*("[^>]*light)/, `$1${color.light.canvas}$2`)
    .replace(/(<meta name="theme-color" content=")[^"]*("[^>]*dark)/, `$1${color.dark.canvas}$2`)
    .replace(/\s*<!--other brands-->[\s\S]*<!--\/other brands-->/, '')
    .replace(/<link rel="icon"[^>]*>/, (link) =>
      icon ? `<link rel="icon" href="${pathOfIcon(shop)}" type="${TYPES[extname(icon)] ?? ''}" />` : link,
    );
}

/** Paths of the font files in a bundle: those of the shop, else ours for Latin letters. */
export function fontsIn(bundle: Rolldown.OutputBundle, shop: OwnShop | undefined): string[] {
  const isOwn = shop?.fonts !== undefined || shop?.fontFamilies !== undefined;
  const wanted = isOwn
    ? /\.woff2$/
    : /(?:inter-latin-wght-normal|instrument-serif-latin-400-(?:normal|italic))-.*\.woff2$/;
  return Object.keys(bundle)
    .filter((file) => wanted.test(file))
    .map((file) => `/${file}`);
}
