import { type Comment, commentsCalls } from '@vitrine/api';
import { createFeedOverlay, type FeedOverlay } from '../feed/feed-overlay.ts';
import { createDeferredRemovals } from '../optimistic/removals.ts';
import type { OutboxEntry } from '../outbox/outbox-entry.ts';
import { attached } from '../services/attached.ts';
import type { Services } from '../services/services.ts';
import { createTimeline, type Timeline } from '../timeline/timeline.ts';
import { commentDrafts, commentOutbox } from './unsent-comments.ts';

export interface CommentThread {
  timeline: Timeline<Comment>;
  overlay: FeedOverlay<Comment>;
}

/** Comments per page of a thread. */
export const COMMENTS_PAGE = 50;

/** The server's maximum of comments per request. */
const MOST_AT_ONCE = 500;

/** Number of threads kept, so that going back to a post shows its thread at once. */
const KEPT = 20;

export const idOfComment = ({ id }: Comment): string => id;
export const clientIdOfComment = ({ clientId }: Comment): string | undefined => clientId;

export const commentThreads = attached((services: Services) => {
  const outbox = commentOutbox(services);
  const drafts = commentDrafts(services);
  const threads = new Map<string, CommentThread>();

  services.lifetimes.ofPerson({ load: () => threads.clear() });
  const forgetDraft = ({ thread, draft }: OutboxEntry<string>) => {
    if (drafts.get(thread)?.trim() === draft) drafts.set(thread, undefined);
  };
  // The outbox adds comments that waited for a sign-in while it is created, so `onAdded` misses them.
  for (const entry of outbox.entries()) forgetDraft(entry);
  outbox.onAdded(forgetDraft);
  outbox.onDelivered(({ entry: { thread }, sent }) => of(thread).timeline.put(sent));

  function of(postId: string): CommentThread {
    const thread = threads.get(postId) ?? threadOf(services, postId);
    threads.delete(postId);
    threads.set(postId, thread);
    const [oldest] = threads.keys();
    if (threads.size > KEPT && oldest !== undefined) threads.delete(oldest);
    return thread;
  }
  return { of };
});

function threadOf({ api, backgroundApi }: Services, postId: string): CommentThread {
  const timeline = createTimeline<Comment, string>({
    source: {
      name: 'comments',
      async load(before, signal) {
        // The newest page is loaded without a viewer's action.
        const ask = before === undefined ? backgroundApi : api;
        const query = { limit: COMMENTS_PAGE, before };
        const { comments, previous } = await ask(commentsCalls).list(
          { params: { postId }, query },
          { signal },
        );
        return { items: comments, next: previous };
      },
    },
    idOf: idOfComment,
    clientIdOf: clientIdOfComment,
  });
  return { timeline, overlay: createFeedOverlay(idOfComment) };
}

/** Removals are sent only after the time to undo, since a comment posted again loses its place. */
export const commentRemovals = attached((services) => {
  const calls = services.api(commentsCalls);
  const backgroundCalls = services.backgroundApi(commentsCalls);
  return createDeferredRemovals<Comment>(services, {
    idOf: idOfComment,
    async send({ id }) {
      await calls.remove({ params: { id } }, { keepalive: true });
    },
    async isGone({ id, postId, createdAt: said }) {
      let before: string | undefined;
      do {
        const query = { limit: MOST_AT_ONCE, before };
        const { comments, previous } = await backgroundCalls.list({ params: { postId }, query });
        if (comments.some((comment) => comment.id === id)) return false;
        const [oldest] = comments;
        if (oldest && oldest.createdAt < said) return true;
        before = previous;
      } while (before !== undefined);
      return true;
    },
    // An expired session forgets removals but not threads, so the thread hides the comment itself.
    onGone: ({ id, postId }) => commentThreads(services).of(postId).overlay.hide(id),
    async putBack({ postId, content }, userId) {
      const { commentId, comment } = await calls.add({ body: { userId, postId, content } });
      if (comment)
        commentThreads(services)
          .of(postId)
          .timeline.put({ ...comment, id: commentId });
    },
  });
});
