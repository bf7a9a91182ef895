import type { Post, PostMedia } from '@vitrine/api';
import type { PostMedium, PostViewerPost } from '@vitrine/ui';

/** A post as the viewer draws it. */
export const viewerPostOf = (post: Post): PostViewerPost => ({
  id: post.id,
  username: post.username,
  avatar: post.profile_picture_url,
  content: post.content,
  media: [...post.media].sort((one, other) => one.order - other.order).map(mediumOf),
  likeCount: post.likeCount,
  commentCount: post.comment_count,
  saveCount: post.saveCount,
  linkCount: post.linkCount,
  filtered: post.filtered,
});

const mediumOf = ({
  id,
  media_type,
  signedUrl,
  thumbnail_url,
  sources,
  alt,
  width,
  height,
  placeholder,
}: PostMedia): PostMedium => ({
  id: id || signedUrl,
  kind: media_type === 'video' ? 'video' : 'image',
  src: signedUrl,
  srcSet: sources?.length ? sources.map(({ url, width: wide }) => `${url} ${wide}w`).join(', ') : undefined,
  poster: media_type === 'video' ? thumbnail_url : undefined,
  width,
  height,
  placeholder,
  alt,
});
