import '@vitrine/ui/css/base.css';
import { createServices } from '@vitrine/hooks';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, type Location, matchRoutes, RouterProvider } from 'react-router-dom';
import { App } from './app.tsx';
import { firstPages, framed, loadPages, patchPages, prepareAddress } from './routes.tsx';
import { withDocumentAnswers } from './shell/document-answers.ts';
import { adoptablePage } from './shell/drawn-page.ts';
import { keepEarlyEvents } from './shell/early-events.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root, so there is nowhere to draw. index.html must have one.');

// The router gives every first entry the key "default"; what is kept by entry needs a unique key.
const entry = window.history.state as { key?: string } | null;
if (!entry?.key)
  window.history.replaceState({ ...entry, key: crypto.randomUUID?.() ?? String(Math.random()) }, '');

const drawn = adoptablePage(document);
const services = createServices({
  fetch: withDocumentAnswers(document, globalThis.fetch, { isAdopting: drawn !== undefined }),
});

/** The routes that the first address needs, with all that its page shows at once where the server has drawn it. */
async function firstRoutes() {
  const { pathname, search } = window.location;
  const isFirst = matchRoutes(firstPages, pathname) !== null;
  const routes = framed(isFirst ? firstPages : [...firstPages, ...(await loadPages())]);
  if (drawn) await prepareAddress(routes, { services, location: locationOf(pathname, search) });
  return routes;
}

const locationOf = (pathname: string, search: string): Location => ({
  pathname,
  search,
  hash: '',
  state: null,
  key: (window.history.state as { key: string }).key,
});

function loadFontsLast() {
  // Fonts come last: until then text stands in the system's own, which take nearly the same room.
  const loadFonts = () =>
    void import('./shell/late-fonts.ts').then(({ loadFontsLate }) => loadFontsLate(document));
  if (document.readyState === 'complete') loadFonts();
  else window.addEventListener('load', loadFonts);
}

function draw(routes: ReturnType<typeof framed>, container: HTMLElement, isAdopting: boolean) {
  const replayEarlyEvents = keepEarlyEvents(container);
  const onDrawn = () => {
    replayEarlyEvents();
    loadFontsLast();
  };
  const router = createBrowserRouter(routes, {
    // All that the first address needs is there, so the router need not look for more of it.
    ...(isAdopting && { hydrationData: {} }),
    patchRoutesOnNavigation: ({ patch }) => patchPages(patch),
  });
  const app = (
    <App services={services} layout={drawn?.layout} onDrawn={onDrawn}>
      <RouterProvider router={router} />
    </App>
  );
  if (isAdopting) hydrateRoot(container, app);
  else createRoot(container).render(app);
}

firstRoutes().then(
  (routes) => draw(routes, root, drawn !== undefined),
  // The router says what could not be loaded.
  () => draw(framed(firstPages), root, false),
);
