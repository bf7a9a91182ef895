import { siteMap } from './site-map.ts';

/** Whether a route has a page yet. Links to a route without one are left out. */
export const isMounted = (path: string): boolean =>
  siteMap.some((route) => route.path === path && route.page !== undefined);
