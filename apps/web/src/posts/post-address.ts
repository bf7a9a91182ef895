import { type OverlayAddress, overlayAddress, useOverlayAddress } from '../shell/layers/overlay-address.ts';

export const postPathOf = (id: string): string => `/post/${id}`;

/** Path of the page behind a post's shared link. */
export const sharedPathOf = (id: string): string => `/p/${id}`;

export const postOverlay = overlayAddress({
  param: 'post',
  routeParam: 'postId',
  pathOf: postPathOf,
  below: '/discover',
});

export const usePostAddress = (): OverlayAddress => useOverlayAddress(postOverlay);
