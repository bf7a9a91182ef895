import type { Plugin, Rolldown } from 'vite';
import { previewColumns } from '../src/discover/tile-columns.ts';
import {
  applyFonts,
  askAhead,
  beginAfterPaint,
  judgeDrawnPage,
  layDrawnGrids,
  prepareFirstEntry,
} from '../src/shell/document/before-app.ts';
import { DOCUMENT_FONTS_KEY, FONTS_KEY } from '../src/shell/fonts/fonts-key.ts';
import { siteMap } from '../src/site-map.ts';
import type { BuildEnvironment } from './build-environment.ts';
import type { DocumentFace } from './document-fonts.ts';
import { fontsIn } from './shop-module.ts';

/** Without scripts, a server-rendered page shows an open dialog first, then its cards in a grid. */
const WITHOUT_SCRIPTS = `
[data-heights]{visibility:visible!important}
[role=feed]{display:grid;gap:24px;grid-template-columns:repeat(auto-fill,minmax(min(200px,40vw),1fr));padding:0!important}
[role=feed]>article{position:relative!important;inline-size:auto!important;inset:auto!important;transform:none!important}
[role=feed] img,[role=dialog] img{opacity:1!important}
main{display:flex;flex-direction:column}
main>[role=dialog]{position:static!important;order:-1;width:auto!important;height:auto!important;animation:none!important}
[data-scrim],main button[type=button]{display:none!important}`;

/** Hides cards until an inline script has placed them, and content that the app will render differently. */
const WHILE_JUDGED = `
html[data-drawn]:not([data-laid]) [data-heights],html[data-redraw] [role=feed],html[data-redraw] [role=dialog]{visibility:hidden}
html[data-redraw=page] main>*{display:none}`;

const written = (code: { toString(): string }, ...given: unknown[]) => scriptOf('', code, given);

const scriptOf = (attributes: string, code: { toString(): string }, given: unknown[]) =>
  `<script${attributes}>(${code})(${given.map((value) => (typeof value === 'function' ? String(value) : JSON.stringify(value))).join(',')})</script>`;

/** Milliseconds for which responses to the document's early calls (`askAhead`) count as fresh. */
const AHEAD_FRESH_FOR_MS = 60_000;
/** Milliseconds after which the app's code starts, even if the first pictures are not painted yet. */
const LONGEST_WAIT_MS = 1500;
/** Milliseconds after which fonts are left to the next document. */
const FONTS_WITHIN_MS = 2000;

export const drawableDocument = (
  { shop, apiBase }: BuildEnvironment,
  documentFaces: () => DocumentFace[],
): Plugin => ({
  name: 'drawable-document',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    async handler(html, { bundle = {}, chunk }) {
      const {
        columnsForWidth,
        discoverGap,
        discoverRowGap,
        discoverTileHeight,
        masonryGap,
        masonryRowGap,
        measuredCardHeight,
      } = await import('@vitrine/ui');
      const tiles = [previewColumns, discoverGap, discoverRowGap, discoverTileHeight({}, 0)];
      const { SESSION_KEYS, SAVED_SEARCHES_PANEL_KEY, VIEWED_KEY, OUTDATED_FEEDS_KEY } = await import(
        '@vitrine/hooks'
      );
      const entry = `/${(chunk as Rolldown.OutputChunk).fileName}`;
      const judge = written(
        judgeDrawnPage,
        SESSION_KEYS.token,
        SESSION_KEYS.expiration,
        SESSION_KEYS.userId,
        VIEWED_KEY,
        OUTDATED_FEEDS_KEY,
        SAVED_SEARCHES_PANEL_KEY,
        FONTS_KEY,
      );
      const ahead = written(
        askAhead,
        SESSION_KEYS.token,
        SESSION_KEYS.expiration,
        SESSION_KEYS.userId,
        apiBase,
        AHEAD_FRESH_FOR_MS,
        siteMap.flatMap(({ path, ahead }) => (ahead ? [[path, ahead]] : [])),
      );
      const faces = documentFaces();
      return (
        html
          // The server adds the files that a page needs, so these tags are removed.
          .replace(/\s*<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?/g, '')
          .replace(
            '<!--head-->',
            () =>
              `<link rel="expect" href="#drawn" blocking="render">${written(prepareFirstEntry)}${judge}${ahead}<style>${WHILE_JUDGED}</style><noscript><style>${WITHOUT_SCRIPTS}</style></noscript>${faces.length > 0 ? written(applyFonts, faces, FONTS_WITHIN_MS, DOCUMENT_FONTS_KEY) : ''}\n    <!--head-->`,
          )
          .replace(
            '<!--answers-->',
            () =>
              `${scriptOf(' id="drawn"', layDrawnGrids, [columnsForWidth, masonryGap, masonryRowGap, measuredCardHeight, ...tiles])}<!--answers-->${written(beginAfterPaint, entry, LONGEST_WAIT_MS, fontsIn(bundle, shop))}`,
          )
      );
    },
  },
});
