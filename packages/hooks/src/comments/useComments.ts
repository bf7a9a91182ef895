import type { Comment } from '@vitrine/api';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useListener } from '../emitter/useListener.ts';
import type { Removal, RemovalOutcome } from '../optimistic/removals.ts';
import { type OutboxEntry, type OutboxFailure, threaded } from '../outbox/outbox-entry.ts';
import { useOutbox } from '../outbox/useOutbox.ts';
import { useServices } from '../services/ServicesProvider.tsx';
import { useViewerId } from '../session/useViewerId.ts';
import { type TimelineView, useTimeline } from '../timeline/useTimeline.ts';
import { clientIdOfComment, commentRemovals, commentThreads, idOfComment } from './comment-threads.ts';
import { commentOutbox } from './unsent-comments.ts';
import { commentCounts } from './useCommentCount.ts';

/** A shown comment: the server's, or the viewer's own that the server has not confirmed. */
export interface ShownComment {
  /** Stays the same once the server has the comment. */
  key: string;
  content: string;
  /** ISO 8601; '' if the server omits it. */
  createdAt: string;
  isOwn: boolean;
  status: 'sent' | 'waiting' | 'sending' | 'failed';
  failure?: OutboxFailure | undefined;
  /** Undefined until the server has the comment. */
  comment?: Comment | undefined;
}

/** The comments of a post, including the viewer's unconfirmed ones. */
export interface Comments extends Pick<TimelineView<Comment>, 'status' | 'error' | 'hasOlder' | 'loadOlder'> {
  /** Oldest first. */
  comments: readonly ShownComment[];
  reload(): void;
  retry(comment: ShownComment): void;
  /** Removes one of the viewer's comments. The request is sent when the time to undo is over. */
  remove(comment: ShownComment): Promise<RemovalOutcome>;
}

/** Options of `useComments`. */
export interface CommentsOptions {
  /** Called when a sent comment is removed, so that its `undo` can be offered. */
  onRemoved?: ((removal: Removal<Comment>) => void) | undefined;
}

/** Returns the comments of a post: the newest page first, older pages on request. */
export function useComments(postId: string, { onRemoved }: CommentsOptions = {}): Comments {
  const services = useServices();
  const viewer = useViewerId();
  const outbox = commentOutbox(services);
  const removals = commentRemovals(services);
  // Another viewer has threads of their own.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the threads are the viewer's
  const { timeline, overlay } = useMemo(
    () => commentThreads(services).of(postId),
    [services, postId, viewer],
  );
  const { items, status, error, hasOlder, loadOlder, loadNewer } = useTimeline(
    timeline,
    overlay,
    idOfComment,
  );
  const entries = useOutbox(outbox);
  const hidden = useSyncExternalStore(removals.subscribe, removals.hidden, removals.hidden);

  useListener(removals.onRemoved, (removal) => onRemoved?.(removal));

  const comments = useMemo(() => {
    const own = entries.filter(({ thread }) => thread === postId);
    const seen = items.filter(({ id }) => !hidden.has(id));
    const names = { idOf: idOfComment, clientIdOf: clientIdOfComment };
    return threaded(seen, own, names).map(({ key, item, entry }) =>
      item ? sent(key, item, viewer) : unsent(key, entry),
    );
  }, [items, entries, hidden, postId, viewer]);

  const count =
    status === 'ready' && !hasOlder
      ? comments.filter((comment) => comment.status !== 'failed').length
      : undefined;
  useEffect(() => {
    if (count !== undefined) commentCounts(services).note(postId, count);
  }, [services, postId, count]);

  return {
    comments,
    status,
    error,
    hasOlder,
    loadOlder,
    reload: () => void loadNewer(),
    retry: ({ key }) => outbox.retry(key),
    async remove({ key, comment }) {
      if (!comment) {
        outbox.remove(key);
        return 'removed';
      }
      if (services.session.getState().status !== 'authenticated') {
        services.signInGate.ask({ kind: 'expired' });
        return 'kept';
      }
      removals.remove(comment);
      return removals.outcomeOf(comment.id);
    },
  };
}

const sent = (key: string, comment: Comment, viewer: string | undefined): ShownComment => ({
  key,
  content: comment.content,
  createdAt: comment.createdAt,
  isOwn: viewer !== undefined && comment.userId === viewer,
  status: 'sent',
  comment,
});

const unsent = (key: string, { draft, at, status, failure }: OutboxEntry<string>): ShownComment => ({
  key,
  content: draft,
  createdAt: new Date(at).toISOString(),
  isOwn: true,
  status,
  failure,
});
