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

/** A post as `PostViewer` draws it; the same object for the same post. */
export const viewerPostOf: (post: ServedPost) => PostViewerPost = onceForEach((post) => ({
  id: post.id,
  username: post.username,
  avatar: post.profile_picture_url,
  content: post.content,
  media: inOrder(post.media).map(mediumOf),
  likeCount: post.likeCount,
  commentCount: post.comment_count,
  saveCount: post.saveCount,
  linkCount: post.linkCount,
  filtered: post.filtered,
}));

/**
 * Makes `viewerPostOf` for pages of another site than their server's, whose media have addresses of the server:
 * `const viewerPost = viewerPostFrom('https://vitrine.example')`. Make it once: it gives the same object for the same post.
 */
export const viewerPostFrom = (site: string): ((post: ServedPost) => PostViewerPost) =>
  onceForEach((post) => viewerPostOf(withMediaOf(site, post)));

function mediumOf(medium: ServedMedium): PostMedium {
  const { id, signedUrl, thumbnail_url, width, height, placeholder, alt } = medium;
  return {
    id: id || signedUrl,
    kind: isVideo(medium) ? 'video' : 'image',
    src: signedUrl,
    srcSet: srcSetOf(medium),
    poster: isVideo(medium) ? thumbnail_url : undefined,
    width,
    height,
    placeholder,
    alt,
  };
}
