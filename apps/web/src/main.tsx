import '@vitrine/ui/css/base.css';
import '@vitrine/ui/css/reset.css';
import { createServices } from '@vitrine/hooks';
import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { App } from './app.tsx';
import { suggestionsIn } from './product-search/suggestions.ts';
import { firstPages, framed, loadPage, loadPages, PAGES, prepareAddress } from './routes.tsx';
import { API_BASE, server } from './shell/brand/shop.ts';
import { prepareFirstEntry } from './shell/document/before-app.ts';
import { withDocumentAnswers } from './shell/document/document-answers.ts';
import { adoptableLayout } from './shell/document/drawn-page.ts';
import { focusWhatIsPressed } from './shell/focus/focus-of-presses.ts';
import { endEarlyEntry, type FirstEntry, historyEntry } from './shell/history/history-entry.ts';
import { opensOverlay } from './shell/layers/overlay-address.ts';
import { mediaOf } from './shell/media/media-of.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root, so there is nowhere to draw. index.html must have one.');

// In production, inline scripts do this.
if (import.meta.env.DEV) {
  prepareFirstEntry();
  void import('./shell/fonts/fonts.ts');
}

// The server never renders overlays opened by a query such as `?product=1`.
const layout = opensOverlay(window.location.search) ? undefined : adoptableLayout(document);
const isAdopting = layout !== undefined;
const asked = window.fetchAhead ?? globalThis.fetch;
const ask = API_BASE ? mediaOf(API_BASE, asked) : asked;
const services = createServices({
  ...server,
  baseUrl: API_BASE,
  fetch: withDocumentAnswers(document, ask, { isAdopting, base: API_BASE }),
});

/**
 * The router asks for missing pages before every navigation to a path with parameters; waiting for them would
 * delay its history entry, and Back would leave too much.
 */
let hasAllPages = false;

/** Loads the routes of the first address and, for a server-rendered page, all it shows at once. */
async function firstRoutes() {
  const { pathname, search } = window.location;
  const isFirst = matchRoutes(firstPages, pathname) !== null;
  const routes = framed(isFirst ? firstPages : [...firstPages, ...(await loadPages())]);
  if (isAdopting) {
    const { key = '' } = historyEntry<FirstEntry>();
    await prepareAddress(routes, { services, location: { pathname, search, hash: '', state: null, key } });
  } else {
    // The document's frame stays until the page's code has loaded. If that fails, the rendered page shows the
    // failure.
    await loadPage(routes, pathname).catch(() => undefined);
  }
  hasAllPages = !isFirst;
  return routes;
}

/**
 * Loads the fonts of letters that the document's fonts lack, or a shop's own fonts, after the first press, key
 * or scroll. Without the document's fonts, fallback fonts stay.
 */
function loadOtherLettersLater() {
  const signs = ['click', 'keydown', 'wheel', 'touchmove'];
  const load = () => {
    for (const sign of signs) removeEventListener(sign, load);
    if (document.documentElement.dataset.fonts !== 'missed')
      import('./shell/fonts/fonts.ts').catch(() => undefined);
  };
  for (const sign of signs) addEventListener(sign, load, { passive: true });
}

addEventListener('click', focusWhatIsPressed, true);

const loadEarlyEvents = () => import('./shell/document/early-events.ts');

/**
 * Stores input from before the app started and returns a function that replays it. The code for that is
 * loaded only if there was input.
 */
async function earlyEvents(container: HTMLElement): Promise<(() => Promise<void>) | undefined> {
  const isTouched =
    window.earlyEvents?.length ||
    container.contains(document.activeElement) ||
    [...container.querySelectorAll('input')].some(({ value, defaultValue }) => value !== defaultValue);
  return isTouched ? (await loadEarlyEvents()).keepEarlyEvents(container) : undefined;
}

async function draw(routes: ReturnType<typeof framed>, container: HTMLElement, isAdopting: boolean) {
  const replay = await earlyEvents(container).catch(() => undefined);
  // The browser restores the scroll position of entries at which the app never ran; the router restores
  // others.
  const { isEarly } = historyEntry<FirstEntry>();
  const { scrollY } = window;
  const onDrawn = () => {
    if (isEarly) {
      endEarlyEntry();
      if (!isAdopting) window.scrollTo(0, scrollY);
    }
    const events = window.earlyEvents;
    delete window.earlyEvents;
    if (replay) void replay();
    else if (events?.length) void loadEarlyEvents().then(({ pressKeys }) => pressKeys(events));
    loadOtherLettersLater();
  };
  const router = createBrowserRouter(routes, {
    // The first address is already loaded.
    ...(isAdopting && { hydrationData: {} }),
    async patchRoutesOnNavigation({ patch, signal }) {
      if (hasAllPages) return;
      patch(PAGES, await loadPages());
      hasAllPages = !signal.aborted;
    },
  });
  const app = (
    <App services={services} layout={layout} suggestions={suggestionsIn(document)} onDrawn={onDrawn}>
      <RouterProvider router={router} />
    </App>
  );
  // As a transition, hydration yields to presses and scrolling.
  if (isAdopting) startTransition(() => void hydrateRoot(container, app));
  // Synchronous, because presses are lost until the first render.
  else flushSync(() => createRoot(container).render(app));
}

void firstRoutes().then(
  (routes) => draw(routes, root, isAdopting),
  // If something fails to load, a page rendered anew shows that and retries.
  () => draw(framed(firstPages), root, false),
);
