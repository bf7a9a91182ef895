'use client';
import { useMatches } from '../../interaction/useMatches.ts';
import { ratioOf } from '../MediaCarousel/post-medium.ts';
import { UPRIGHT } from './post-screens.ts';
import type { PostViewerPost } from './post-viewer-props.ts';

/** Narrowest and widest shape of the place of the media; others leave bands beside or above them. */
const NARROWEST = 0.6;
const WIDEST = 1.8;
/** Largest part of an upright tablet's height that a medium may take if a panel stands below it. */
const ABOVE_PANEL = 0.53;

/** Returns width divided by height of the first medium, which the viewer fits. */
export const shapeOf = (post: Pick<PostViewerPost, 'media'> | undefined) =>
  Math.min(Math.max(ratioOf(post?.media?.[0] ?? {}), NARROWEST), WIDEST);

/**
 * Returns whether an open panel covers the media of a post in a `PostViewer`: on a phone, and on an upright
 * tablet unless the first medium is wide. False on a server and in hydration.
 */
export function usePanelCoversPost(post: Pick<PostViewerPost, 'media'> | undefined): boolean {
  const most = `${Math.round(shapeOf(post) * ABOVE_PANEL * 1000)}/1000`;
  return useMatches(
    `(max-width: 699.9px), ${UPRIGHT} and (max-height: 899px), ${UPRIGHT} and (min-aspect-ratio: ${most})`,
  );
}
