import { siteMap } from './site-map.ts';

/** Whether an address has its page by now: what leads there is absent until then. */
export const isMounted = (path: string): boolean =>
  siteMap.some((route) => route.path === path && route.page !== undefined);
