import { type OverlayAddress, overlayAddress, useOverlayAddress } from '../shell/overlay-address.ts';

/** The address of a product. */
export const productPathOf = (id: string): string => `/product/${id}`;

/** How an open product stands in addresses. */
export const productOverlay = overlayAddress({
  param: 'product',
  routeParam: 'productId',
  pathOf: productPathOf,
});

/** Which product lies over the page, and how to open another one or go back to the page. */
export const useProductAddress = (): OverlayAddress => useOverlayAddress(productOverlay);
