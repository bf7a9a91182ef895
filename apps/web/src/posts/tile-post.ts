import type { Post, PostMedia } from '@vitrine/api';
import type { PictureSource, PostTilePost } from '@vitrine/ui';

const tiles = new WeakMap<Post, PostTilePost>();

/** A post as a grid draws it; the same object for the same post. */
export function tilePostOf(post: Post): PostTilePost {
  const kept = tiles.get(post);
  if (kept) return kept;
  const first = post.media.toSorted((one, other) => one.order - other.order)[0];
  const tile: PostTilePost = {
    id: post.id,
    username: post.username,
    caption: post.content,
    alt: first?.alt,
    mediaCount: post.media.length,
    isVideo: first?.media_type === 'video',
    filtered: post.filtered,
    picture: first && pictureOf(first),
  };
  tiles.set(post, tile);
  return tile;
}

/** Of a video, what is seen before it runs. */
function pictureOf({
  media_type,
  signedUrl,
  thumbnail_url,
  sources = [],
  width,
  height,
  placeholder,
}: PostMedia): PictureSource | null {
  const isVideo = media_type === 'video';
  const src = isVideo ? thumbnail_url : (sources.at(-1)?.url ?? signedUrl);
  if (!src) return null;
  const srcSet = isVideo ? undefined : sources.map((source) => `${source.url} ${source.width}w`).join(', ');
  return { src, ...(srcSet && { srcSet }), width, height, placeholder };
}
