import type { RouteObject } from 'react-router-dom';
import type { PageModule } from './page-module.ts';
import { RequireSignIn } from './session/RequireSignIn.tsx';
import { type SiteRoute, siteMap } from './site-map.ts';

const pages = import.meta.glob<PageModule>('./routes/*.tsx');

const load = (page: string) => async () => {
  const loadPage = pages[`./routes/${page}.tsx`];
  if (!loadPage)
    throw new Error(`The site map names the page "${page}", but routes/${page}.tsx does not exist.`);
  const module = await loadPage().catch((error) => {
    // The router throws such a response, too, if the table of pages cannot be loaded.
    throw new Response(null, { status: 503, statusText: String(error) });
  });
  return { Component: module.Component, handle: { prepare: module.prepare } };
};

function routeOf({ path, access, page }: SiteRoute): RouteObject {
  if (access === 'open') return { path, lazy: load(page) };
  return { element: <RequireSignIn />, children: [{ path, lazy: load(page) }] };
}

export const routeTable: RouteObject[] = [...siteMap.map(routeOf), { path: '*', lazy: load('not-found') }];
