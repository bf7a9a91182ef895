import type { Plugin, Rolldown } from 'vite';
import {
  askAhead,
  beginAfterPaint,
  judgeDrawnPage,
  layDrawnGrids,
  prepareFirstEntry,
} from '../src/shell/before-app.ts';
import { FONTS_KEY } from '../src/shell/fonts-key.ts';
import { siteMap } from '../src/site-map.ts';
import type { BuildEnvironment } from './build-environment.ts';
import { fontsIn } from './shop-module.ts';

/** What a page that the server drew looks like where there is no script: cards in rows, what is open in front of them. */
const WITHOUT_SCRIPTS = `
[data-heights]{visibility:visible!important}
[role=feed]{display:grid;gap:24px;grid-template-columns:repeat(auto-fill,minmax(min(200px,40vw),1fr));padding:0!important}
[role=feed]>article{position:relative!important;inline-size:auto!important;inset:auto!important;transform:none!important}
[role=feed] img,[role=dialog] img{opacity:1!important}
main{display:flex;flex-direction:column}
main>[role=dialog]{position:static!important;order:-1;width:auto!important;height:auto!important;animation:none!important}
[data-scrim],main button[type=button]{display:none!important}`;

/** Nothing of a page is seen at a place, or of a person, where the app would not have it. */
const WHILE_JUDGED = `
html[data-drawn]:not([data-laid]) [data-heights],html[data-redraw] [role=feed],html[data-redraw] [role=dialog]{visibility:hidden}
html[data-redraw=page] main>*{display:none}`;

const written = (code: { toString(): string }, ...given: unknown[]) => scriptOf('', code, given);

const scriptOf = (attributes: string, code: { toString(): string }, given: unknown[]) =>
  `<script${attributes}>(${code})(${given.map((value) => (typeof value === 'function' ? String(value) : JSON.stringify(value))).join(',')})</script>`;

/** Answers of calls that the document made count as fresh for this time. */
const AHEAD_FRESH_FOR_MS = 60_000;
/** How long the app's code waits for the first pictures. */
const LONGEST_WAIT_MS = 1500;

/** Makes the document one that shows what the server drew before any of the app's code is there. */
export const drawableDocument = ({ shop, apiBase }: BuildEnvironment): Plugin => ({
  name: 'drawable-document',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    async handler(html, { bundle = {}, chunk }) {
      const { columnsForWidth, masonryGap, masonryRowGap, measuredCardHeight } = await import('@vitrine/ui');
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
      // Prefetched when the browser is idle.
      const fonts = fontsIn(bundle, shop);
      return (
        html
          // The server names what a page needs, early or after the first paint.
          .replace(/\s*<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?/g, '')
          .replace(
            '<!--head-->',
            () =>
              `<link rel="expect" href="#drawn" blocking="render">${written(prepareFirstEntry)}${judge}${ahead}<style>${WHILE_JUDGED}</style><noscript><style>${WITHOUT_SCRIPTS}</style></noscript>\n    <!--head-->`,
          )
          .replace(
            '<!--answers-->',
            () =>
              `${scriptOf(' id="drawn"', layDrawnGrids, [columnsForWidth, masonryGap, masonryRowGap, measuredCardHeight])}<!--answers-->${written(beginAfterPaint, entry, LONGEST_WAIT_MS, fonts)}`,
          )
      );
    },
  },
});
