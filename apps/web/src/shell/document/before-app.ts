/**
 * Inline scripts that run before the app has started. The build writes these functions into the document as
 * text, so each may use only its parameters.
 */

import type { ProductCardMeasures } from '@vitrine/ui';
import type { FirstEntry } from '../history/history-entry.ts';

declare global {
  interface Window {
    /**
     * Button presses, Escape and arrow keys, choices and sent forms from before the app started. Deleted once
     * the app handles events.
     */
    earlyEvents?: Event[];
    /** `fetch`, but with the responses to calls that the document has made. */
    fetchAhead?: typeof globalThis.fetch;
    /** Loads the document's fonts, once. */
    loadFonts?: () => void;
  }
}

/** An early call of a page, with `:name` for parts of the address and `:viewer` for the viewer's id. */
export interface AheadCall {
  path: string;
  /** Name of a session cache. If it has an entry for the viewer, the call is skipped. */
  kept?: string;
  /** Whether the call is made only if the address has no query, since the page then shows something else. */
  withoutQuery?: boolean;
}

/**
 * Runs in the head. Gives the first history entry a unique key, because data is stored by key and the router
 * would always use "default".
 *
 * If a link of this site loaded the document, Back leads to that page. The entry then gets the number 1 and
 * that page's address (`cameFrom`).
 */
export function prepareFirstEntry(): void {
  const entry = (history.state ?? {}) as Partial<FirstEntry>;
  if (entry.key) return;
  const { origin } = location;
  const { referrer } = document;
  const first: FirstEntry = {
    ...entry,
    key: crypto.randomUUID?.() ?? String(Math.random()),
    isEarly: true,
  };
  // A link that opened a new tab leaves nothing to go back to.
  if (history.length > 1 && referrer.startsWith(`${origin}/`)) {
    first.idx = 1;
    first.usr = { cameFrom: { path: referrer.slice(origin.length), entry: 0 } };
  }
  history.replaceState(first, '');
}

/**
 * Runs in the head, before the first paint. Records presses, keys and choices, adds the style sheet of fonts
 * that the browser already has, and sets attributes of the document:
 *
 * - `data-member` if a user is signed in, so that the header reserves room for their controls.
 * - `data-redraw` if the app would render other content than the server does for guests: `cards` hides cards
 * and dialogs, `page` the whole page.
 * - `data-viewed` if there are viewed products: `here` if the landing page reserves room for them, else
 * `nowhere`.
 *
 * @param viewedKey Storage key of viewed products, followed by a colon and the viewer's id.
 * @param outdatedKey Storage key of a user's feed state, followed by a colon and the user's id. Its value has
 * `differ` while the user blocks others and so sees other products than guests.
 * @param panelKey Storage key that tells whether a panel beside the page is open.
 * @param fontsKey Storage key of the address of the font styles, set once the browser has the fonts.
 */
export function judgeDrawnPage(
  tokenKey: string,
  expirationKey: string,
  userKey: string,
  viewedKey: string,
  outdatedKey: string,
  panelKey: string,
  fontsKey: string,
): void {
  const html = document.documentElement;
  const { drawn } = html.dataset;
  window.earlyEvents = [];
  const keep = (event: Event) => window.earlyEvents?.push(event);
  addEventListener(
    'click',
    (event) => {
      if ((event.target as Element).closest?.('button[type=button]')) keep(event);
    },
    true,
  );
  addEventListener(
    'change',
    (event) => {
      if ((event.target as Element).matches?.('select,[type=radio]')) keep(event);
    },
    true,
  );
  addEventListener('submit', (event) => {
    if ((event.target as HTMLFormElement).method !== 'post' || !window.earlyEvents) return;
    event.preventDefault();
    keep(event);
  });
  addEventListener('keydown', (event) => {
    const isOfPage = !(event.target as Element).matches?.('input');
    if (isOfPage && ['Escape', 'ArrowLeft', 'ArrowRight'].includes(event.key)) keep(event);
  });
  try {
    // biome-ignore-start lint/style/noRestrictedGlobals: the app's code is not loaded yet, and errors are caught
    const fonts = localStorage.getItem(fontsKey);
    if (fonts?.startsWith('/assets/')) {
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.href = fonts;
      link.setAttribute('blocking', 'render');
      document.head.append(link);
    }
    const token = localStorage.getItem(tokenKey);
    let viewer: string | null = 'guest';
    if (token && Number(localStorage.getItem(expirationKey)) > Date.now()) {
      html.dataset.member = '';
      viewer = localStorage.getItem(userKey);
    }
    const entry = history.state as (Partial<FirstEntry> & { masked?: unknown; viewed?: string }) | null;
    const hasViewed = Boolean(localStorage.getItem(`${viewedKey}:${viewer}`));
    // Stored at the first load, so that a return before the app has run shows the same page.
    if (entry?.isEarly && entry.hadViewed === undefined) {
      entry.hadViewed = hasViewed;
      history.replaceState(entry, '');
    }
    if (hasViewed) html.dataset.viewed = entry?.viewed ?? (entry?.hadViewed === false ? 'nowhere' : 'here');
    if (!drawn) return;
    const { personal, kept } = JSON.parse(drawn) as {
      personal?: 'cards' | 'page';
      kept?: string;
    };
    const feed = kept && sessionStorage.getItem(`${kept}:guest`);
    const isFeedKept = feed && Date.now() < JSON.parse(feed).freshUntil;
    const isPanelOpen = token && localStorage.getItem(panelKey) === 'open';
    const outdated = token && localStorage.getItem(`${outdatedKey}:${viewer}`);
    const doFeedsDiffer = outdated && JSON.parse(outdated).differ;
    // biome-ignore-end lint/style/noRestrictedGlobals: see above
    if (entry?.masked || (token && personal === 'page')) html.dataset.redraw = 'page';
    else if (
      (entry?.key && !entry.isEarly) ||
      (token && personal) ||
      isFeedKept ||
      isPanelOpen ||
      doFeedsDiffer
    )
      html.dataset.redraw = 'cards';
  } catch {
    // Without storage, the guests' page stays.
  }
}

/**
 * Runs in the head. Applies the document's fonts, all at once, if they arrive in time and before the first
 * press, key or turn of a wheel, so that no text changes under a finger. Else the next document has them from
 * the cache. Sets `data-fonts` to `applied` or `missed`.
 *
 * Fonts that the browser has load at once, others with `loadFonts`, because they would delay the first pictures.
 *
 * @param faces Arguments of `FontFace`: family, path and descriptors.
 * @param within Milliseconds, from the request of the document, in which the fonts count as in time.
 * @param keptKey Storage key of the paths of the fonts, set once the browser has them.
 */
export function applyFonts(
  faces: readonly (readonly [string, string, FontFaceDescriptors])[],
  within: number,
  keptKey: string,
): void {
  const { dataset } = document.documentElement;
  const paths = faces.map(([, path]) => path).join();
  const miss = () => {
    dataset.fonts ??= 'missed';
  };
  for (const sign of ['pointerdown', 'keydown', 'wheel'])
    addEventListener(sign, miss, { capture: true, passive: true, once: true });
  const load = () => {
    delete window.loadFonts;
    const loading = faces.map(([family, path, descriptors]) =>
      new FontFace(family, `url(${path})`, descriptors).load(),
    );
    Promise.all(loading)
      .then((loaded) => {
        if (performance.now() > within) miss();
        if (!dataset.fonts) {
          for (const face of loaded) document.fonts.add(face);
          dataset.fonts = 'applied';
        }
        // biome-ignore lint/style/noRestrictedGlobals: the app's code is not loaded yet, and errors are caught
        localStorage.setItem(keptKey, paths);
      })
      .catch(miss);
  };
  window.loadFonts = load;
  try {
    // biome-ignore lint/style/noRestrictedGlobals: see above
    if (localStorage.getItem(keptKey) === paths) load();
  } catch {
    // Without storage, the fonts load after the first pictures.
  }
}

/**
 * Runs in the head. Makes a page's first calls for a signed-in user while the app's code loads. `fetchAhead`
 * returns each fresh response once, only to its user, and none after a call other than GET. A failed call is
 * repeated.
 *
 * @param base Base URL of calls.
 * @param freshFor Milliseconds, from the request of the document, for which a response counts as fresh.
 * @param pages Patterns of page addresses, as in the router, with their calls.
 */
export function askAhead(
  tokenKey: string,
  expirationKey: string,
  userKey: string,
  base: string,
  freshFor: number,
  pages: readonly (readonly [string, readonly AheadCall[]])[],
): void {
  try {
    // biome-ignore-start lint/style/noRestrictedGlobals: the app's code is not loaded yet, and errors are caught
    const token = localStorage.getItem(tokenKey);
    const viewer = localStorage.getItem(userKey);
    if (!token || !viewer || Number(localStorage.getItem(expirationKey)) <= Date.now()) return;
    const parts = location.pathname.split('/');
    const authorization = `Bearer ${token}`;
    for (const [address, calls] of pages) {
      const names = address.split('/');
      if (names.length !== parts.length) continue;
      if (!names.every((name, place) => name === parts[place] || (name[0] === ':' && parts[place]))) continue;
      const filled = (text: string) =>
        text.replace(
          /:(\w+)/g,
          (name, part) => (part === 'viewer' ? viewer : parts[names.indexOf(name)]) ?? name,
        );
      const asked = new Map<string, { answer: Promise<Response>; ended: AbortController }>();
      for (const { path, kept, withoutQuery } of calls) {
        if (withoutQuery && location.search) continue;
        if (kept && sessionStorage.getItem(`${filled(kept)}:${viewer}`)) continue;
        const url = base + filled(path);
        const ended = new AbortController();
        const answer = fetch(url, {
          headers: { accept: 'application/json', authorization },
          signal: ended.signal,
        });
        answer.catch(() => undefined);
        asked.set(`${url} ${authorization}`, { answer, ended });
      }
      window.fetchAhead = async (input, init = {}) => {
        if (init.method !== 'GET' || performance.now() > freshFor) asked.clear();
        const question = `${input} ${new Headers(init.headers).get('authorization')}`;
        const ahead = asked.get(question);
        if (!ahead) return fetch(input, init);
        asked.delete(question);
        init.signal?.addEventListener('abort', () => ahead.ended.abort());
        return ahead.answer.catch(() => fetch(input, init));
      };
    }
    // biome-ignore-end lint/style/noRestrictedGlobals: see above
  } catch {
    // The app makes the calls itself.
  }
}

/**
 * Runs after the page. Places the cards of its grids for the window's size. A grid of products states the
 * measures of its cards, a grid of posts the ratios of its pictures.
 *
 * @param columnsFor Returns the number of columns of products for a width.
 * @param gapFor Returns the gap between columns of products, in px.
 * @param rowGapFor Returns the gap between the cards of a column of products, in px.
 * @param heightFor Returns the height of a product's card in a column of a width, in px.
 * @param tileColumnsFor Returns the number of columns of posts for a width.
 * @param tileGapFor Returns the gap between columns of posts, in px.
 * @param tileRowGap Gap between the posts of a column, in px.
 * @param tileFoot Height below a post's picture, in px.
 */
export function layDrawnGrids(
  columnsFor: (width: number) => number,
  gapFor: (columns: number, gridWidth: number) => number,
  rowGapFor: (columns: number, gridWidth: number) => number,
  heightFor: (measures: ProductCardMeasures, width: number) => number,
  tileColumnsFor: typeof columnsFor,
  tileGapFor: typeof gapFor,
  tileRowGap: number,
  tileFoot: number,
): void {
  for (const page of document.querySelectorAll<HTMLElement>('[data-heights]')) {
    const feed = page.querySelector<HTMLElement>('[role=feed]');
    if (!feed) continue;
    const heights = JSON.parse(page.dataset.heights ?? '[]') as (ProductCardMeasures | number)[];
    const isOfPosts = typeof heights[0] === 'number';
    const columns = (isOfPosts ? tileColumnsFor : columnsFor)(innerWidth);
    const gap = (isOfPosts ? tileGapFor : gapFor)(columns, feed.clientWidth);
    const rowGap = isOfPosts ? tileRowGap : rowGapFor(columns, feed.clientWidth);
    const width = (feed.clientWidth - gap * (columns - 1)) / columns;
    const ends: number[] = Array(columns).fill(0);
    heights.forEach((measures, place) => {
      let column = 0;
      ends.forEach((end, other) => {
        if (end < (ends[column] as number) - 0.01) column = other;
      });
      const top = ends[column] as number;
      const height = typeof measures === 'number' ? width / measures + tileFoot : heightFor(measures, width);
      ends[column] = top + height + rowGap;
      const card = feed.querySelector<HTMLElement>(`:scope>[aria-posinset="${place + 1}"]`);
      if (!card) return;
      card.style.inlineSize = `${width}px`;
      card.style.insetInlineStart = `${column * (width + gap)}px`;
      card.style.transform = `translateY(${Math.round(top)}px)`;
    });
    feed.style.paddingBlockEnd = `${Math.max(0, ...ends) - rowGap}px`;
  }
  document.documentElement.dataset.laid = '';
}

/**
 * Runs after the page. Loads the fonts and starts the app once the page and its first pictures are painted, so
 * that they do not compete with these. In a hidden tab, or for a page that the app renders anew, it does not wait.
 *
 * @param entry Address of the app's code.
 * @param longest Maximum wait for the first pictures, in milliseconds.
 * @param fonts Addresses of a shop's own fonts, fetched with low priority after the app's code; ignored on a page
 * that is not server-rendered.
 */
export function beginAfterPaint(entry: string, longest: number, fonts: readonly string[]): void {
  const { drawn, redraw, member, scripts } = document.documentElement.dataset;
  const { forMembers = { scripts: [], styles: [] } } = JSON.parse(drawn ?? '{}') as {
    forMembers?: Record<'scripts' | 'styles', string[]>;
  };
  let isBegun = false;
  const begin = () => {
    if (isBegun) return;
    isBegun = true;
    window.loadFonts?.();
    const preload = (attributes: object) =>
      document.head.append(Object.assign(document.createElement('link'), attributes));
    for (const href of JSON.parse(scripts ?? '[]') as string[])
      preload({ rel: 'modulepreload', href, crossOrigin: '' });
    if (member !== undefined) {
      for (const href of forMembers.scripts) preload({ rel: 'modulepreload', href, crossOrigin: '' });
      for (const href of forMembers.styles) preload({ rel: 'preload', as: 'style', href });
    }
    return import(/* @vite-ignore */ entry).then(() => {
      if (drawn === undefined) return;
      // Not `rel=prefetch`: Safari lacks it, and the page's policy blocks it in Firefox.
      // biome-ignore lint/style/noRestrictedGlobals: a file of the app, for the browser's own cache
      for (const href of fonts) fetch(href, { priority: 'low' }).catch(() => undefined);
    });
  };
  if (drawn === undefined || redraw === 'page' || document.hidden) void begin();
  else {
    const first = [...document.querySelectorAll<HTMLImageElement>('img[data-priority]')];
    const painted = (then: () => void) => requestAnimationFrame(() => setTimeout(then));
    painted(() => {
      void Promise.allSettled(first.map((picture) => picture.decode())).then(() => painted(begin));
    });
    // For slow connections, and windows that are never painted, such as covered ones.
    setTimeout(begin, longest);
  }
}
