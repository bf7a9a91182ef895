/**
 * What runs in the document before the app is there. The build writes these functions into the document as text, so each may
 * use nothing but its parameters.
 */

import type { ProductCardMeasures } from '@vitrine/ui';
import type { FirstEntry } from './history-entry.ts';

declare global {
  interface Window {
    /** Presses, keys and choices that came before the app; gone once it hears them itself. */
    earlyEvents?: Event[];
    /** `fetch`, but the calls that the document made ahead are not made again. */
    fetchAhead?: typeof globalThis.fetch;
  }
}

/** A call that a page makes first, with `:name` for parts of the address and `:viewer` for who is signed in. */
export interface AheadCall {
  path: string;
  /** The session cache in which the browser may have the answer already. */
  kept?: string;
}

/**
 * In the head: prepares the entry of the document for the router, which gives every first entry the key "default" and the number 0, though
 * what is kept by entry needs a unique key. A link that was pressed before the app had started loads the document from another page of the
 * site, to which Back leads: the entry is numbered after that, and says its address (`cameFrom`).
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
  // A link that opened a tab of its own leaves nothing to go back to.
  if (history.length > 1 && referrer.startsWith(`${origin}/`)) {
    first.idx = 1;
    first.usr = { cameFrom: { path: referrer.slice(origin.length), entry: 0 } };
  }
  history.replaceState(first, '');
}

/**
 * In the head: whether somebody is signed in (`data-member`), so that the header keeps the place of what they see in it; and whether the app can take over the page that the server drew for guests. Where it would draw another one,
 * `data-redraw` hides the cards, or the whole page where another one lies under this address, before anything is painted.
 *
 * It says as well whether the landing page has a place for what was viewed (`data-viewed`): `here`, or what the entry says of it.
 *
 * @param tokenKey Where the browser keeps the token of somebody who is signed in.
 * @param expirationKey Storage key of the time when the token ends.
 * @param userKey Where it keeps who that is.
 * @param viewedKey Where it keeps what somebody viewed, before a colon and who it was.
 * @param outdatedKey Key of what is known of a person's feeds, with `differ` while they block people and see other products than guests; a colon and the person's id follow.
 * @param panelKey Where it keeps that a panel is open beside the page.
 * @param fontsKey Where it keeps the address of the fonts' styles, if it has the fonts.
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
      if ((event.target as Element).matches?.('select')) keep(event);
    },
    true,
  );
  addEventListener('keydown', (event) => {
    const isOfPage = !(event.target as Element).matches?.('input');
    if (isOfPage && ['Escape', 'ArrowLeft', 'ArrowRight'].includes(event.key)) keep(event);
  });
  try {
    // biome-ignore-start lint/style/noRestrictedGlobals: nothing of the app is there yet, and a refusal is caught
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
    if (localStorage.getItem(`${viewedKey}:${viewer}`)) html.dataset.viewed = entry?.viewed ?? 'here';
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
    // A browser that keeps nothing shows what guests see.
  }
}

/**
 * In the head: makes the first calls of a page for somebody who is signed in, while the code of the app is still on its way.
 * `fetchAhead` gives each answer once, to whoever it was asked for and while it is fresh, and none after something was
 * changed. A call that failed is made again.
 *
 * @param tokenKey Storage key of the token.
 * @param expirationKey Storage key of the time when the token ends.
 * @param userKey Storage key of the person's id.
 * @param base Base URL of calls.
 * @param freshFor Milliseconds, since the document was asked for, in which an answer counts as fresh.
 * @param pages Addresses of pages, in the patterns of the router, with their calls.
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
    // biome-ignore-start lint/style/noRestrictedGlobals: nothing of the app is there yet, and a refusal is caught
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
      for (const { path, kept } of calls) {
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
    // The app asks itself.
  }
}

/**
 * After the page: puts the cards of its grids where the app will have them in a window of this size.
 *
 * @param columnsFor How many columns a width has.
 * @param gapFor Between so many columns, px.
 * @param rowGapFor Between the cards of a column, px.
 * @param heightFor Of a card in a column of a width, px.
 */
export function layDrawnGrids(
  columnsFor: (width: number) => number,
  gapFor: (columns: number) => number,
  rowGapFor: (columns: number) => number,
  heightFor: (measures: ProductCardMeasures, width: number) => number,
): void {
  const panels = [...document.querySelectorAll<HTMLElement>('[data-beside]')];
  const taken = panels.reduce((sum, { offsetWidth }) => sum + offsetWidth, 0);
  for (const page of document.querySelectorAll<HTMLElement>('[data-heights]')) {
    const feed = page.querySelector<HTMLElement>('[role=feed]');
    if (!feed) continue;
    const columns = columnsFor(innerWidth - taken);
    const gap = gapFor(columns);
    const rowGap = rowGapFor(columns);
    const width = (feed.clientWidth - gap * (columns - 1)) / columns;
    const ends: number[] = Array(columns).fill(0);
    const heights = JSON.parse(page.dataset.heights ?? '[]') as ProductCardMeasures[];
    heights.forEach((measures, place) => {
      let column = 0;
      ends.forEach((end, other) => {
        if (end < (ends[column] as number) - 0.01) column = other;
      });
      const top = ends[column] as number;
      ends[column] = top + heightFor(measures, width) + rowGap;
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
 * After the page: starts the app once the page and its first pictures are painted, so that its code does not compete with them.
 * Nobody waits for a page that the app replaces.
 *
 * @param entry Address of the app's code.
 * @param longest How long it waits for the first pictures, in milliseconds.
 * @param fonts Addresses of the fonts: fetched behind everything else, for when the app puts them on. A page that was not drawn has other things to fetch first.
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
      // Not `rel=prefetch`: Safari has none, and Firefox holds it against the policy of the page.
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
    // A line so slow that the pictures take longer, or a window that is not painted, such as one behind others.
    setTimeout(begin, longest);
  }
}
