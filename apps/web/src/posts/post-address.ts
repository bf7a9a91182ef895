import { type OverlayAddress, overlayAddress, useOverlayAddress } from '../shell/layers/overlay-address.ts';

export const postPathOf = (id: string): string => `/post/${id}`;

export const postOverlay = overlayAddress({
  param: 'post',
  routeParam: 'postId',
  pathOf: postPathOf,
  below: '/discover',
});

export const usePostAddress = (): OverlayAddress => useOverlayAddress(postOverlay);
