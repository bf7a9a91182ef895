import { ApiError, type Post } from '@vitrine/api';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useRelationFailures } from '../optimistic/useRelationFailures.ts';
import { useResource } from '../resource/useResource.ts';
import { useServices } from '../services/ServicesProvider.tsx';
import { useViewerId } from '../session/useViewerId.ts';
import { useStayedWith } from '../stepping/useStayedWith.ts';
import { newerPost, postChanges } from './post-changes.ts';
import { fetchPost, postKey } from './post-resource.ts';

/** A post that was asked for by its id. */
export interface PostLookup {
  /** With the viewer's flags of when it was asked for, which its counts go with; what shows is told by the relations. */
  post: Post | undefined;
  /** `notFound`: there is no such post for this viewer, or none any more, and asking again does not help. */
  status: 'ready' | 'loading' | 'notFound' | 'error';
  /** Asks again. */
  retry(): void;
  /** Looks again whether it is as it was, for a reason that is not the person's. */
  refresh(): void;
}

/**
 * One post by its id. It is looked at again when a change of it fails, and when the person comes back to the tab: it may have been
 * deleted, or its owner may keep the viewer away by then.
 *
 * @param known The post, where a list has it already: then it is there at once, and is asked for when somebody stays with it.
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

  // What the viewer edited and deleted since it was asked for.
  const changes = postChanges(services);
  const { hidden, replaced } = useSyncExternalStore(changes.subscribe, changes.getState, changes.getState);
  const post = newerPost(value ?? known, replaced.get(id));
  const found = { post, retry: reload, refresh };
  // What is deleted while it is open stays as it is: whoever deletes it there leaves it themselves.
  const [opened, setOpened] = useState({ id, isDeleted: hidden.has(id) });
  if (opened.id !== id) setOpened({ id, isDeleted: hidden.has(id) });
  if (opened.isDeleted || isUnknown(error)) return { ...found, post: undefined, status: 'notFound' };
  if (post) return { ...found, status: 'ready' };
  return { ...found, status: error ? 'error' : 'loading' };
}

/** Whether there is no such post: the server knows none that this viewer sees, or the id cannot be one. */
const isUnknown = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);
