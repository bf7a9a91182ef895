import { type OverlayAddress, overlayAddress, useOverlayAddress } from '../shell/layers/overlay-address.ts';

export const productPathOf = (id: string): string => `/product/${id}`;

export const productOverlay = overlayAddress({
  param: 'product',
  routeParam: 'productId',
  pathOf: productPathOf,
});

export const useProductAddress = (): OverlayAddress => useOverlayAddress(productOverlay);
