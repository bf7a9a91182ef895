import { matchRoutes, type RouteObject } from 'react-router-dom';
import { Shell } from './frame/Shell.tsx';
import { landingAddresses } from './landing-addresses.ts';
import type { PageModule, Preparation } from './page-module.ts';
import { Component as Landing, prepare as prepareLanding } from './routes/landing.tsx';
import { CrashPage } from './shell/CrashPage.tsx';
import { pageKeyOf } from './shell/page-key.ts';

const PAGES = 'pages';

/** Puts pages into the frame that all share. */
export const framed = (pages: RouteObject[]): RouteObject[] => [
  {
    element: <Shell />,
    errorElement: <CrashPage />,
    hydrateFallbackElement: <></>,
    // A page that fails keeps its frame, with the navigation to other pages.
    children: [{ id: PAGES, errorElement: <CrashPage />, children: pages }],
  },
];

/** The pages of the first load. */
export const firstPages: RouteObject[] = landingAddresses.map((path) => ({
  path,
  Component: Landing,
  handle: { prepare: prepareLanding },
}));

/** All other pages, which are loaded with the first address that is not among the first ones. */
export const loadPages = async (): Promise<RouteObject[]> => {
  const { routeTable } = await import('./route-table.tsx');
  return routeTable.filter(({ path }) => !firstPages.some((first) => first.path === path));
};

/** Where the router puts pages that are loaded later. */
export const patchPages = async (patch: (id: string, pages: RouteObject[]) => void): Promise<void> =>
  patch(PAGES, await loadPages());

interface Handle {
  prepare?: PageModule['prepare'];
}

/** Loads what an address needs to be drawn at once: the code of its page, and what that shows first. Rejects where it cannot. */
export async function prepareAddress(
  routes: RouteObject[],
  { services, location }: Pick<Preparation, 'services' | 'location'>,
): Promise<void> {
  const found = matchRoutes(routes, location) ?? [];
  await Promise.all(
    found.map(async ({ route, params }) => {
      await loadRoute(route);
      const { prepare } = (route.handle ?? {}) as Handle;
      await prepare?.({ services, location, params, page: pageKeyOf(location) });
    }),
  );
}

/** Loads the code of the page at an address, and nothing else. Rejects where it cannot. */
export async function loadPage(routes: RouteObject[], address: string): Promise<void> {
  const found = matchRoutes(routes, address) ?? [];
  await Promise.all(found.map(({ route }) => loadRoute(route)));
}

/** Puts the code of a lazy page into its route. */
async function loadRoute(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'function') return;
  Object.assign(route, await route.lazy());
  delete route.lazy;
}
