import { overlayAddress } from '../shell/overlay-address.ts';

/** The address of a product. */
export const productPathOf = (id: string): string => `/product/${id}`;

/** Which product lies over the page, and how to open another one or go back to the page. */
export const useProductAddress = overlayAddress({
  param: 'product',
  routeParam: 'productId',
  pathOf: productPathOf,
});
