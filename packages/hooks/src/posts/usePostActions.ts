import type { Post } from '@vitrine/api';
import { useRelated } from '../optimistic/useRelated.ts';
import { fetchProfile, profileKey } from '../profile/profile-resource.ts';
import { EVERY_PAGE, useResource } from '../resource/useResource.ts';
import { useServices } from '../services/ServicesProvider.tsx';
import { useViewerId } from '../session/useViewerId.ts';
import { postLike, postSave } from './post-relations.ts';

/** The viewer's like and save of a post, with their counts. */
export interface PostActions {
  /** Whether the viewer published the post; own posts cannot be liked or saved. */
  isOwn: boolean;
  liked: boolean;
  /** Includes the viewer's own change. */
  likeCount: number;
  /** Guests are asked to sign in; does nothing for the owner. */
  setLiked(liked: boolean): void;
  saved: boolean;
  /** Includes the viewer's own change. */
  saveCount: number;
  /** Guests are asked to sign in; does nothing for the owner. */
  setSaved(saved: boolean): void;
}

/**
 * Returns the like and save of a post, with their counts.
 *
 * @param post Undefined while unknown.
 * @param source Name of the page or component, for listeners of changes.
 */
export function usePostActions(post: Post | undefined, source: string): PostActions {
  const viewer = useViewerId();
  const like = useRelated(postLike, post, source);
  const save = useRelated(postSave, post, source);
  const isOwn = useIsOwn(post, viewer);
  return {
    isOwn,
    liked: like.value ?? false,
    likeCount: like.countOf(true),
    setLiked: (liked) => isOwn || like.set(liked),
    saved: save.value ?? false,
    saveCount: save.countOf(true),
    setSaved: (saved) => isOwn || save.set(saved),
  };
}

/** If the server sends no owner id, compares usernames. */
function useIsOwn(post: Post | undefined, viewer: string | undefined): boolean {
  const services = useServices();
  const hasOnlyName = post !== undefined && post.userId === '' && post.username !== '';
  const { value: own } = useResource(
    hasOnlyName && viewer !== undefined ? profileKey(viewer, viewer) : undefined,
    (api) => fetchProfile(services, api, { viewer, id: viewer ?? '' }),
    { personal: true, aside: true, page: EVERY_PAGE },
  );
  if (post === undefined || viewer === undefined) return false;
  return hasOnlyName ? own?.username === post.username : post.userId === viewer;
}
