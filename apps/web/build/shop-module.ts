import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { brand as ours } from '../src/shell/brand/shop.ts';
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

/**
 * Writes a shop's name, looks, language, currency and API hosts into the document and `shell/brand/shop.ts`.
 */
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
      if (shop && id.endsWith('/apps/web/src/shell/fonts/fonts.ts'))
        return fontsModule(readFileSync(id, 'utf8'), shop);
      if (shop && id.endsWith('/apps/web/src/shell/brand/support.ts'))
        return `export const supportEmail = ${JSON.stringify(shop.supportEmail)};`;
      if (!id.endsWith('/apps/web/src/shell/brand/shop.ts')) return undefined;
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
          // The default picture shows Vitrine, so a shop without its own picture gets no `image_src`.
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

function waysOf({ locale, currency, messages }: OwnShop): string {
  const direction = locale && directionOf(locale);
  const said = JSON.stringify({ locale, currency, direction });
  return messages ? `{ ...${said}, messages }` : said;
}

function directionOf(locale: string): string {
  const told = new Intl.Locale(locale) as Intl.Locale & { getTextInfo?(): { direction: string } };
  return told.getTextInfo?.().direction ?? 'ltr';
}

/**
 * Returns the logo as source text. The link around the logo has a name, so the image has no alternative text.
 */
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

/** Replaces our font files with those of the shop. A shop with only `fontFamilies` loads no fonts. */
const fontsModule = (code: string, { fonts, fontFamilies }: OwnShop) =>
  fonts === undefined && fontFamilies === undefined
    ? undefined
    : code.replace(/^import '@fontsource.*;$/gm, '') + (fonts ? `\nimport ${JSON.stringify(fonts)};` : '');

const pathOfIcon = (shop: OwnShop | undefined) => `/icon${shop?.icon ? extname(shop.icon) : '.svg'}`;
const pathOfImage = (shop: OwnShop | undefined) => `/site-image${shop?.image ? extname(shop.image) : '.png'}`;

/** Sets the shop's language, icon and theme colours, and removes the switch between Vitrine's own brands. */
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

/** Returns the paths of the shop's own font files. */
export const fontsIn = (bundle: Rolldown.OutputBundle, shop: OwnShop | undefined): string[] =>
  shop?.fonts === undefined
    ? []
    : Object.keys(bundle)
        .filter((file) => file.endsWith('.woff2'))
        .map((file) => `/${file}`);
