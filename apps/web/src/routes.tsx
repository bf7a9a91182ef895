import { matchRoutes, type RouteObject } from 'react-router-dom';
import { Shell } from './frame/Shell.tsx';
import { landingAddresses } from './landing-addresses.ts';
import type { PageModule, Preparation } from './page-module.ts';
import { Component as Landing, prepare as prepareLanding } from './routes/landing.tsx';
import { CrashPage } from './shell/failures/CrashPage.tsx';
import { pageKeyOf } from './shell/history/page-key.ts';

/** Id of the route whose children are the pages. */
export const PAGES = 'pages';

export const framed = (pages: RouteObject[]): RouteObject[] => [
  {
    element: <Shell />,
    errorElement: <CrashPage />,
    hydrateFallbackElement: <></>,
    // A crashed page keeps the frame with its navigation.
    children: [{ id: PAGES, errorElement: <CrashPage />, children: pages }],
  },
];

/** Pages whose code is in the first load. */
export const firstPages: RouteObject[] = landingAddresses.map((path) => ({
  path,
  Component: Landing,
  handle: { prepare: prepareLanding },
}));

const loadRouteTable = () => import('./route-table.tsx');

/** Loads the routes of all other pages. */
export const loadPages = async (): Promise<RouteObject[]> => {
  const { routeTable } = await loadRouteTable();
  return routeTable.filter(({ path }) => !firstPages.some((first) => first.path === path));
};

interface Handle {
  prepare?: PageModule['prepare'];
}

/** Loads a page's code and first content. Rejects if either fails. */
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

/** Loads only a page's code. Rejects if it fails. */
export async function loadPage(routes: RouteObject[], address: string): Promise<void> {
  const found = matchRoutes(routes, address) ?? [];
  await Promise.all(found.map(({ route }) => loadRoute(route)));
}

async function loadRoute(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'function') return;
  Object.assign(route, await route.lazy());
  delete route.lazy;
}
