import type { PostMedium } from './MediaCarousel/post-medium.ts';
import type { PostViewerPost } from './PostViewer/post-viewer-props.ts';
import {
  inOrder,
  isVideo,
  onceForEach,
  type ServedMedium,
  type ServedPost,
  srcSetOf,
  withMediaOf,
} from './served-post.ts';

/** Converts a post for `PostViewer`; memoized by the post's identity. */
export const viewerPostOf: (post: ServedPost) => PostViewerPost = onceForEach((post) => ({
  id: post.id,
  username: post.username,
  avatar: post.profilePictureUrl,
  createdAt: post.createdAt,
  content: post.content,
  media: inOrder(post.media).map(mediumOf),
  likeCount: post.likeCount,
  commentCount: post.commentCount,
  saveCount: post.saveCount,
  linkCount: post.linkCount,
  filtered: post.filtered,
}));

/**
 * Creates a `viewerPostOf` that resolves media addresses against another site:
 * `viewerPostFrom('https://vitrine.example')`. Create it once, because it memoizes.
 */
export const viewerPostFrom = (site: string): ((post: ServedPost) => PostViewerPost) =>
  onceForEach((post) => viewerPostOf(withMediaOf(site, post)));

function mediumOf(medium: ServedMedium): PostMedium {
  const { id, signedUrl, thumbnailUrl, width, height, placeholder, alt } = medium;
  return {
    id: id || signedUrl,
    kind: isVideo(medium) ? 'video' : 'image',
    src: signedUrl,
    srcSet: srcSetOf(medium),
    poster: isVideo(medium) ? thumbnailUrl : undefined,
    width,
    height,
    placeholder,
    alt,
  };
}
