import type { Post } from '@vitrine/api';
import { useCommentCount, usePostActions, useSignInGate } from '@vitrine/hooks';
import { type DiscoverGridTile, DiscoverTile, type PostPanel, type ServedDiscoverPost } from '@vitrine/ui';
import type { MouseEvent } from 'react';
import { profilePathOf } from '../profile/profile-address.ts';
import { profilePathById } from '../profile/profile-path-by-id.ts';
import { isPlainClick } from '../shell/links/plain-click.ts';

export interface PostTileProps extends DiscoverGridTile<ServedDiscoverPost<Post>> {
  onOpenPanel(postId: string, panel: PostPanel): void;
  viewer: string | undefined;
  /** Whether the age of the post shows. */
  showsAge?: boolean | undefined;
}

export function PostTile({ post, onOpenPanel, viewer, ...tile }: PostTileProps) {
  const { served } = post;
  const { isOwn, liked, likeCount, setLiked, saved, setSaved } = usePostActions(served, 'DiscoverTile');
  const commentCount = useCommentCount(served);
  const { ask } = useSignInGate();
  const { userId, username } = served;
  const askGuest = (event: MouseEvent) => {
    if (viewer !== undefined || !isPlainClick(event)) return;
    event.preventDefault();
    ask({ kind: 'profile', username });
  };
  return (
    <DiscoverTile
      {...tile}
      post={{ ...post, likeCount, commentCount }}
      authorHref={userId ? profilePathById(userId) : profilePathOf(username)}
      onAuthorOpen={askGuest}
      onOpenLinks={() => onOpenPanel(post.id, 'links')}
      onOpenComments={() => onOpenPanel(post.id, 'comments')}
      liked={liked}
      saved={saved}
      {...(!isOwn && { onLikedChange: setLiked, onSavedChange: setSaved })}
    />
  );
}
