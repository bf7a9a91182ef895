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

/** A post as `PostTile` and `PostGrid` draw it; the same object for the same post. */
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
 * Makes `tilePostOf` for pages of another site than their server's, whose media have addresses of the server:
 * `const tileOf = tilePostFrom('https://vitrine.example')`. Make it once: it gives the same object for the same post.
 */
export const tilePostFrom = (site: string): ((post: ServedPost) => PostTilePost) =>
  onceForEach((post) => tilePostOf(withMediaOf(site, post)));

/** Of a video, what is seen before it runs. */
function pictureOf(medium: ServedMedium): PictureSource | null {
  const { signedUrl, thumbnail_url, sources, width, height, placeholder } = medium;
  const src = isVideo(medium) ? thumbnail_url : (sources?.at(-1)?.url ?? signedUrl);
  const srcSet = srcSetOf(medium);
  return src ? { src, ...(srcSet && { srcSet }), width, height, placeholder } : null;
}
