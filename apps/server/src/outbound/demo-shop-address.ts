import { isBelow } from './in-process-pages.ts';

/** Path of the pages that the links of demo products lead to. */
export const DEMO_SHOP = '/demo-shop/';

/** Returns a function that tells whether an address is a page of the demo shop of a site. */
export const isInDemoShop =
  (origin: string) =>
  (address: string): boolean =>
    isBelow(origin, DEMO_SHOP, address);
