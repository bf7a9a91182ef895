import { type OverlayAddress, overlayAddress, useOverlayAddress } from '../shell/overlay-address.ts';

/** The address of a post. */
export const postPathOf = (id: string): string => `/post/${id}`;

/** How an open post stands in addresses. */
export const postOverlay = overlayAddress({ param: 'post', routeParam: 'postId', pathOf: postPathOf });

/** Which post lies over the page, and how to open another one or go back to the page. */
export const usePostAddress = (): OverlayAddress => useOverlayAddress(postOverlay);
