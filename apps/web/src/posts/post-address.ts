import { type OverlayAddress, overlayAddress, useOverlayAddress } from '../shell/layers/overlay-address.ts';

export const postPathOf = (id: string): string => `/post/${id}`;

/** Path of the page behind a post's shared link. */
export const sharedPathOf = (id: string): string => `/p/${id}`;

/** A post in the companion app, below its scheme. */
export const placeInApp = (id: string): string => `post/${id}`;

export const postOverlay = overlayAddress({
  param: 'post',
  routeParam: 'postId',
  pathOf: postPathOf,
  below: '/discover',
});

export const usePostAddress = (): OverlayAddress => useOverlayAddress(postOverlay);
