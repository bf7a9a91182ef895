import { type Post, postLinksCalls } from '@vitrine/api';
import { useMemo, useSyncExternalStore } from 'react';
import { useResource } from '../resource/useResource.ts';
import { useServices } from '../services/ServicesProvider.tsx';
import { useViewerId } from '../session/useViewerId.ts';
import { postChanges, postsShown } from './post-changes.ts';
import { postThing } from './post-thing.ts';

/** Posts that show a product. */
export interface PostsOfProduct {
  /** The newest first; empty until loaded, and after a failure. */
  posts: readonly Post[];
  loading: boolean;
  /** Whether there are more posts than these. */
  hasMore: boolean;
}

const none: readonly Post[] = [];

/**
 * Returns the newest posts with a link to a product that the viewer may see, with the viewer's edits and
 * deletions.
 *
 * @param id Undefined requests nothing.
 */
export function usePostsOfProduct(id: string | undefined): PostsOfProduct {
  const services = useServices();
  const viewer = useViewerId();
  const { value, error } = useResource(
    id === undefined ? undefined : ['posts of a product', viewer ?? '', id],
    async (background) => {
      const askedAt = services.relations.moment();
      const { posts, nextCursor } = await background(postLinksCalls).posts({
        params: { id: id ?? '' },
        query: {},
      });
      services.relations.observe(postThing, posts, askedAt);
      return { posts, hasMore: nextCursor !== undefined };
    },
    { personal: false },
  );
  const overlay = postChanges(services);
  const changes = useSyncExternalStore(overlay.subscribe, overlay.getState, overlay.getState);
  const found = value?.posts ?? none;
  const posts = useMemo(() => postsShown(found, changes, () => false), [found, changes]);
  return {
    posts,
    loading: value === undefined && error === undefined,
    hasMore: value?.hasMore ?? false,
  };
}
