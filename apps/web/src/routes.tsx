import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { Component as Landing } from './routes/landing.tsx';
import { RequireSignIn } from './session/RequireSignIn.tsx';
import { CrashPage } from './shell/CrashPage.tsx';
import { Shell } from './shell/Shell.tsx';
import { type SiteRoute, siteMap } from './site-map.ts';

const pages = import.meta.glob<{ Component: ComponentType }>(['./routes/*.tsx', '!./routes/landing.tsx']);

const load = (page: string) => async () => {
  const module = await pages[`./routes/${page}.tsx`]?.();
  if (!module)
    throw new Error(`The site map names the page "${page}", but routes/${page}.tsx does not exist.`);
  return { Component: module.Component };
};

function routeOf({ path, access, page }: SiteRoute & { page: string }): RouteObject {
  if (page === 'landing') return { path, Component: Landing };
  if (access === 'open') return { path, lazy: load(page) };
  return { element: <RequireSignIn />, children: [{ path, lazy: load(page) }] };
}

const isMounted = (route: SiteRoute): route is SiteRoute & { page: string } => route.page !== undefined;

/** The site map as the router's routes, inside the frame that all pages share. */
export const routes: RouteObject[] = [
  {
    element: <Shell />,
    errorElement: <CrashPage />,
    hydrateFallbackElement: <></>,
    children: [
      {
        // A page that fails keeps its frame, with the navigation to other pages.
        errorElement: <CrashPage />,
        children: [...siteMap.filter(isMounted).map(routeOf), { path: '*', lazy: load('not-found') }],
      },
    ],
  },
];
