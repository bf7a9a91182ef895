import type { Comment } from '@vitrine/api';
import { useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react';
import type { Removal, RemovalOutcome } from '../optimistic/removals.ts';
import { type OutboxEntry, type OutboxFailure, threaded } from '../outbox/outbox-entry.ts';
import { useOutbox } from '../outbox/useOutbox.ts';
import { useServices } from '../services/ServicesProvider.tsx';
import { useViewerId } from '../session/useViewerId.ts';
import { type TimelineView, useTimeline } from '../timeline/useTimeline.ts';
import { commentOutbox } from './comment-outbox.ts';
import { clientIdOfComment, commentRemovals, commentThreads, idOfComment } from './comment-threads.ts';

/** A comment as it is shown: one that the server has, or one of the viewer's own that it does not have yet. */
export interface ShownComment {
  /** The same before and after the server has it. */
  key: string;
  content: string;
  /** When it was written: ISO 8601; '' where a server does not say. */
  createdAt: string;
  /** Whether the viewer wrote it. */
  isOwn: boolean;
  status: 'sent' | 'waiting' | 'sending' | 'failed';
  /** Why it failed. */
  failure?: OutboxFailure | undefined;
  /** What the server has; undefined until then. */
  comment?: Comment | undefined;
}

/** What people say of a post, and what the viewer said of it; `useCommentField` says something. */
export interface Comments extends Pick<TimelineView<Comment>, 'status' | 'error' | 'hasOlder' | 'loadOlder'> {
  /** The oldest first. */
  comments: readonly ShownComment[];
  /** Asks once more for the newest ones. */
  reload(): void;
  /** Sends one that failed once more. */
  retry(comment: ShownComment): void;
  /** Takes out one of the viewer's own; of one that the server has, it hears when the time to undo is over. */
  remove(comment: ShownComment): Promise<RemovalOutcome>;
}

/** What a page with comments may want to hear of. */
export interface CommentsOptions {
  /** Told when one of the server's is taken out of sight: the moment to offer its `undo`. */
  onRemoved?: ((removal: Removal<Comment>) => void) | undefined;
}

/** What people say of a post: the newest page of it first, and older ones as they are asked for. */
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

  const onRemoval = useEffectEvent((removal: Removal<Comment>) => onRemoved?.(removal));
  useEffect(() => removals.onRemoved((removal) => onRemoval(removal)), [removals]);

  const comments = useMemo(() => {
    const own = entries.filter(({ thread }) => thread === postId);
    const seen = items.filter(({ id }) => !hidden.has(id));
    const names = { idOf: idOfComment, clientIdOf: clientIdOfComment };
    return threaded(seen, own, names).map(({ key, item, entry }) =>
      item ? sent(key, item, viewer) : unsent(key, entry),
    );
  }, [items, entries, hidden, postId, viewer]);

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
  createdAt: comment.created_at,
  isOwn: viewer !== undefined && comment.user_id === viewer,
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
