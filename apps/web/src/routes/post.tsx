import type { Post } from '@vitrine/api';
import { usePost, useViewerId } from '@vitrine/hooks';
import { Spinner, useMessages } from '@vitrine/ui';
import { useEffect } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { PostsOverlay, prepareOpenPost } from '../open-post/PostsOverlay.tsx';
import type { Preparation } from '../page-module.ts';
import { postMessages } from '../posts/post.messages.ts';
import { postOverlay } from '../posts/post-address.ts';
import { Component as Landing, prepare as prepareLanding } from './landing.tsx';

/** Fetches the landing page, and the post that lies over it. */
export const prepare = (preparation: Preparation) =>
  Promise.all([
    prepareLanding(preparation),
    prepareOpenPost(preparation.services, preparation.params.postId ?? ''),
  ]);

/** A post that was opened by its address: for guests over the landing page, for everybody else over the posts of its owner. */
export function Component() {
  const { postId = '' } = useParams();
  const viewer = useViewerId();
  return viewer === undefined ? <OverLanding /> : <OverOwner key={postId} postId={postId} viewer={viewer} />;
}

const OverLanding = () => (
  <>
    <Landing isCovered />
    <PostsOverlay />
  </>
);

function OverOwner({ postId, viewer }: { postId: string; viewer: string }) {
  const { post, status } = usePost(postId);
  const { loading } = useMessages(postMessages);
  const isOwned = Boolean(post?.user_id);
  if (post && isOwned) return <ToOwner post={post} viewer={viewer} />;
  return status === 'loading' ? <Spinner label={loading} /> : <OverLanding />;
}

/** Goes on to the page of the owner, with the post over it. */
function ToOwner({ post: { id, user_id }, viewer }: { post: Post; viewer: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    const pathname = `/${user_id === viewer ? 'profile' : 'user-profile'}/${user_id}`;
    const search = `?${new URLSearchParams({ [postOverlay.param]: id })}`;
    void navigate({ pathname, search }, { replace: true, mask: postOverlay.pathOf(id) });
  }, [navigate, id, user_id, viewer]);
  return null;
}
