import type { Post } from '@vitrine/api';
import { useState } from 'react';
import { countShowing } from '../optimistic/count.ts';
import { useToggle } from '../optimistic/useToggle.ts';
import { fetchProfile, profileKey } from '../profile/profile-resource.ts';
import { EVERY_PAGE, useResource } from '../resource/useResource.ts';
import { useServices } from '../services/ServicesProvider.tsx';
import { useViewerId } from '../session/useViewerId.ts';
import { postLike, postSave } from './post-relations.ts';

/** What the viewer did with a post, and can do. */
export interface PostActions {
  /** Whether the viewer published it: nobody likes or saves their own. */
  isOwn: boolean;
  liked: boolean;
  /** With the viewer's own part as it shows now. */
  likeCount: number;
  /** Guests are asked to sign in; for the owner nothing happens. */
  setLiked(liked: boolean): void;
  saved: boolean;
  /** With the viewer's own part as it shows now. */
  saveCount: number;
  /** Guests are asked to sign in; for the owner nothing happens. */
  setSaved(saved: boolean): void;
}

/**
 * Liking and saving a post, with the counts of both.
 *
 * @param post Undefined while it is not known.
 * @param source Names the page or component that asks, for those who listen to changes.
 */
export function usePostActions(post: Post | undefined, source: string): PostActions {
  const viewer = useViewerId();
  const like = useToggle(postLike, post, source);
  const save = useToggle(postSave, post, source);
  // Lists carry no flags: what showed when the post came stands for what was counted.
  const [came, setCame] = useState({ id: post?.id, liked: like.isOn, saved: save.isOn });
  if (came.id !== post?.id) setCame({ id: post?.id, liked: like.isOn, saved: save.isOn });
  const isOwn = useIsOwn(post, viewer);
  const { likeCount = 0, saveCount = 0, userLiked = came.liked, userSaved = came.saved } = post ?? {};
  return {
    isOwn,
    liked: like.isOn,
    likeCount: countShowing({ count: likeCount, value: userLiked }, like.isOn),
    setLiked: (liked) => isOwn || like.set(liked),
    saved: save.isOn,
    saveCount: countShowing({ count: saveCount, value: userSaved }, save.isOn),
    setSaved: (saved) => isOwn || save.set(saved),
  };
}

/** Whether the viewer published a post: told by the owner's id, and by the username where a server sends none. */
function useIsOwn(post: Post | undefined, viewer: string | undefined): boolean {
  const services = useServices();
  const hasOnlyName = post !== undefined && post.user_id === '' && post.username !== '';
  const { value: own } = useResource(
    hasOnlyName && viewer !== undefined ? profileKey(viewer, viewer) : undefined,
    (api) => fetchProfile(services, api, { viewer, id: viewer ?? '' }),
    { personal: true, aside: true, page: EVERY_PAGE },
  );
  if (post === undefined || viewer === undefined) return false;
  return hasOnlyName ? own?.username === post.username : post.user_id === viewer;
}
