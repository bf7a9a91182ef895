import type { PictureSource } from '../layout/picture-aspect-ratio.ts';
import type { PostTilePost } from './PostTile/PostTile.tsx';
import {
  inOrder,
  isVideo,
  onceForEach,
  type ServedMedium,
  type ServedPost,
  srcSetOf,
  withMediaOf,
} from './served-post.ts';

/** Converts a post for `PostTile` and `PostGrid`; memoized by the post's identity. */
export const tilePostOf: (post: ServedPost) => PostTilePost = onceForEach((post) => {
  const [first] = inOrder(post.media);
  return {
    id: post.id,
    username: post.username,
    caption: post.content,
    alt: first?.alt,
    mediaCount: post.media.length,
    isVideo: first && isVideo(first),
    filtered: post.filtered,
    picture: first && pictureOf(first),
  };
});

/**
 * Creates a `tilePostOf` that resolves media addresses against another site:
 * `tilePostFrom('https://vitrine.example')`. Create it once, because it memoizes.
 */
export const tilePostFrom = (site: string): ((post: ServedPost) => PostTilePost) =>
  onceForEach((post) => tilePostOf(withMediaOf(site, post)));

function pictureOf(medium: ServedMedium): PictureSource | null {
  const { signedUrl, thumbnailUrl, sources, width, height, placeholder } = medium;
  const src = isVideo(medium) ? thumbnailUrl : (sources?.at(-1)?.url ?? signedUrl);
  const srcSet = srcSetOf(medium);
  return src ? { src, ...(srcSet && { srcSet }), width, height, placeholder } : null;
}
