import { ApiError, type Post } from '@vitrine/api';
import { useEffect, useEffectEvent, useState } from 'react';
import { useRelationFailures } from '../optimistic/useRelationFailures.ts';
import { useResource } from '../resource/useResource.ts';
import { useServices } from '../services/ServicesProvider.tsx';
import { useViewerId } from '../session/useViewerId.ts';
import { useStayedWith } from '../stepping/useStayedWith.ts';
import { fetchPost, postKey } from './post-resource.ts';
import { useShown } from './useShown.ts';

/** A post looked up by its id. */
export interface PostLookup {
  /**
   * The post with the viewer flags of its fetch, which its counts include. The relations hold the current
   * flags.
   */
  post: Post | undefined;
  /** `notFound`: there is no such post for this viewer, and a retry does not help. */
  status: 'ready' | 'loading' | 'notFound' | 'error';
  retry(): void;
  /** Fetches the post again in the background. */
  refresh(): void;
}

/**
 * Returns one post. It is fetched again when a like or save of it fails, and when the viewer returns to the
 * tab, since it may have been deleted or hidden by a block.
 *
 * @param known The post from a list, which shows at once. The first is fetched too, later ones once the
 * viewer stays with them.
 */
export function usePost(id: string, known?: Post): PostLookup {
  const services = useServices();
  const viewer = useViewerId();
  const [first] = useState(id);
  const isStayedWith = useStayedWith(id) || id === first;
  const { value, error, reload, refresh } = useResource(
    known && !isStayedWith ? undefined : postKey(id, viewer),
    () => fetchPost(services, id),
    { personal: false },
  );

  useRelationFailures((failure) => {
    if (failure.id === id) refresh();
  });
  const look = useEffectEvent(() => {
    if (document.visibilityState === 'visible') refresh();
  });
  useEffect(() => {
    const onChange = () => look();
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, []);

  const { post, isDeleted } = useShown(id, value ?? known);
  const found = { post, retry: reload, refresh };
  // A post deleted while open stays shown: the code that deletes it leaves the page.
  const [opened, setOpened] = useState({ id, isDeleted });
  if (opened.id !== id) setOpened({ id, isDeleted });
  if (opened.isDeleted || isUnknown(error)) return { ...found, post: undefined, status: 'notFound' };
  if (post) return { ...found, status: 'ready' };
  return { ...found, status: error ? 'error' : 'loading' };
}

/** 404: no post that this viewer can see. 400: an invalid id. */
const isUnknown = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);
