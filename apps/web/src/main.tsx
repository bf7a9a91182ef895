import '@vitrine/ui/css/base.css';
import '@vitrine/ui/css/reset.css';
import { createServices } from '@vitrine/hooks';
import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { App } from './app.tsx';
import { firstPages, framed, loadPage, loadPages, patchPages, prepareAddress } from './routes.tsx';
import { suggestionsIn } from './search/suggestions.ts';
import { prepareFirstEntry } from './shell/before-app.ts';
import { withDocumentAnswers } from './shell/document-answers.ts';
import { adoptableLayout } from './shell/drawn-page.ts';
import { focusWhatIsPressed } from './shell/focus-of-presses.ts';
import { endEarlyEntry, type FirstEntry, historyEntry } from './shell/history-entry.ts';
import { mediaOf } from './shell/media-of.ts';
import { opensOverlay } from './shell/overlay-address.ts';
import { API_BASE, server } from './shell/shop.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root, so there is nowhere to draw. index.html must have one.');

// In development the document has no first lines.
if (import.meta.env.DEV) prepareFirstEntry();

// The server draws no overlay that only the history names.
const layout = opensOverlay(window.location.search) ? undefined : adoptableLayout(document);
const isAdopting = layout !== undefined;
const asked = window.fetchAhead ?? globalThis.fetch;
const ask = API_BASE ? mediaOf(API_BASE, asked) : asked;
const services = createServices({
  ...server,
  baseUrl: API_BASE,
  fetch: withDocumentAnswers(document, ask, { isAdopting, base: API_BASE }),
});

/** The routes that the first address needs, with all that its page shows at once where the server has drawn it. */
async function firstRoutes() {
  const { pathname, search } = window.location;
  const isFirst = matchRoutes(firstPages, pathname) !== null;
  const routes = framed(isFirst ? firstPages : [...firstPages, ...(await loadPages())]);
  if (isAdopting) {
    const { key = '' } = historyEntry<FirstEntry>();
    await prepareAddress(routes, { services, location: { pathname, search, hash: '', state: null, key } });
  } else {
    // The frame in the document stays until the page can take its place; one that cannot be loaded says so itself.
    await loadPage(routes, pathname).catch(() => undefined);
  }
  return routes;
}

/**
 * Puts the fonts on after the first press, key or turn of the wheel, so that nothing moves under somebody's eyes, nor away under a
 * button that is still held: the document has them fetched behind everything else. A page that the server did not draw puts them on
 * once it has what it asked for. Without a network the page stays as it is.
 */
function putFontsOnLater() {
  const signs = ['click', 'keydown', 'wheel', 'touchmove'];
  const putOn = () => {
    for (const sign of signs) removeEventListener(sign, putOn);
    import('./shell/fonts.ts').catch(() => undefined);
  };
  if (document.documentElement.dataset.drawn === undefined)
    import('./shell/fonts-once-quiet.ts').catch(putOn);
  else for (const sign of signs) addEventListener(sign, putOn, { passive: true });
}

addEventListener('click', focusWhatIsPressed, true);

/** What somebody did to the document before the app was there; what keeps it is loaded where they did something. */
async function earlyEvents(container: HTMLElement): Promise<(() => void) | undefined> {
  const isTouched =
    window.earlyEvents?.length ||
    container.contains(document.activeElement) ||
    [...container.querySelectorAll('input')].some(({ value, defaultValue }) => value !== defaultValue);
  return isTouched ? (await import('./shell/early-events.ts')).keepEarlyEvents(container) : undefined;
}

async function draw(routes: ReturnType<typeof framed>, container: HTMLElement, isAdopting: boolean) {
  const replay = await earlyEvents(container).catch(() => undefined);
  // The browser has scrolled to where the drawn page was left; one that the app had drawn is scrolled by the router.
  const { isEarly } = historyEntry<FirstEntry>();
  const { scrollY } = window;
  const onDrawn = () => {
    if (isEarly) {
      endEarlyEntry();
      if (!isAdopting) window.scrollTo(0, scrollY);
    }
    const events = window.earlyEvents;
    delete window.earlyEvents;
    if (replay) replay();
    // Keys that came while the page was taken over.
    else if (events?.length)
      void import('./shell/early-events.ts').then(({ pressKeys }) => pressKeys(events));
    putFontsOnLater();
  };
  const router = createBrowserRouter(routes, {
    // All that the first address needs is there, so the router need not look for more of it.
    ...(isAdopting && { hydrationData: {} }),
    patchRoutesOnNavigation: ({ patch }) => patchPages(patch),
  });
  const app = (
    <App services={services} layout={layout} suggestions={suggestionsIn(document)} onDrawn={onDrawn}>
      <RouterProvider router={router} />
    </App>
  );
  // As a transition it is done in slices, between which a press or a turn of the wheel is answered.
  if (isAdopting) startTransition(() => void hydrateRoot(container, app));
  // At once: nobody hears a press on the document between this and the first drawing.
  else flushSync(() => createRoot(container).render(app));
}

void firstRoutes().then(
  (routes) => draw(routes, root, isAdopting),
  // Drawn anew, the page says itself what could not be loaded, and tries again.
  () => draw(framed(firstPages), root, false),
);
