import type { DiscoverTilePost } from './DiscoverTile/DiscoverTile.tsx';
import { inOrder, isVideo, onceForEach, type ServedPost, withMediaOf } from './served-post.ts';
import { tilePostOf } from './tile-post.ts';

const convert = onceForEach((post): DiscoverTilePost => {
  const [first] = inOrder(post.media);
  return {
    ...tilePostOf(post),
    authorPicture: post.profilePictureUrl,
    videoSrc: first && isVideo(first) ? first.signedUrl : undefined,
    createdAt: post.createdAt,
    likeCount: post.likeCount,
    commentCount: post.commentCount,
    linkCount: post.linkCount,
  };
});

/** A post for `DiscoverTile`, with the served post it was made of. */
export interface ServedDiscoverPost<Post extends ServedPost = ServedPost> extends DiscoverTilePost {
  served: Post;
}

const made = new WeakMap<ServedPost, ServedDiscoverPost>();

/** Converts a post for `DiscoverTile` and `DiscoverGrid`; memoized by the post's identity. */
export function discoverPostOf<Post extends ServedPost>(post: Post): ServedDiscoverPost<Post> {
  const known = made.get(post);
  // The map's values were made of their keys.
  if (known) return known as ServedDiscoverPost<Post>;
  const now = { ...convert(post), served: post };
  made.set(post, now);
  return now;
}

/**
 * Creates a `discoverPostOf` that resolves media addresses against another site:
 * `discoverPostFrom('https://vitrine.example')`. Create it once, because it memoizes.
 */
export const discoverPostFrom = (site: string): ((post: ServedPost) => DiscoverTilePost) =>
  onceForEach((post) => convert(withMediaOf(site, post)));
