import type { Post } from '@vitrine/api';
import { usePost, useViewerId } from '@vitrine/hooks';
import { Spinner, useMessages } from '@vitrine/ui';
import { useEffect } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { DiscoverPage, prepareDiscoverPage } from '../discover/DiscoverPage.tsx';
import { prepareOpenPost } from '../open-post/PostsOverlay.tsx';
import type { Preparation } from '../page-module.ts';
import { postMessages } from '../posts/post.messages.ts';
import { postOverlay } from '../posts/post-address.ts';

export const prepare = (preparation: Preparation) =>
  Promise.all([
    prepareDiscoverPage(preparation),
    prepareOpenPost(preparation.services, preparation.params.postId ?? ''),
  ]);

/** Shows a post over its owner's posts; for guests, or if post or owner is not found, over Discover. */
export function Component() {
  const { postId = '' } = useParams();
  const viewer = useViewerId();
  return viewer === undefined ? <DiscoverPage /> : <OverOwner key={postId} postId={postId} viewer={viewer} />;
}

function OverOwner({ postId, viewer }: { postId: string; viewer: string }) {
  const { post, status } = usePost(postId);
  const { loading } = useMessages(postMessages);
  const isOwned = Boolean(post?.userId);
  if (post && isOwned) return <ToOwner post={post} viewer={viewer} />;
  return status === 'loading' ? <Spinner label={loading} /> : <DiscoverPage />;
}

function ToOwner({ post: { id, userId }, viewer }: { post: Post; viewer: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    const pathname = `/${userId === viewer ? 'profile' : 'user-profile'}/${userId}`;
    const search = `?${new URLSearchParams({ [postOverlay.param]: id })}`;
    void navigate({ pathname, search }, { replace: true, mask: postOverlay.pathOf(id) });
  }, [navigate, id, userId, viewer]);
  return null;
}
