import { type Comment, commentsCalls } from '@vitrine/api';
import { createFeedOverlay, type FeedOverlay } from '../feed/feed-overlay.ts';
import { createDeferredRemovals } from '../optimistic/removals.ts';
import type { OutboxEntry } from '../outbox/outbox-entry.ts';
import { attached } from '../services/attached.ts';
import type { Services } from '../services/services.ts';
import { viewerOf } from '../session/session.ts';
import { createTimeline, type Timeline } from '../timeline/timeline.ts';
import { commentDrafts } from './comment-drafts.ts';
import { commentOutbox } from './comment-outbox.ts';

/** What people say of a post, as far as it is loaded, and what was taken out since. */
export interface CommentThread {
  timeline: Timeline<Comment>;
  overlay: FeedOverlay<Comment>;
}

/** Comments that are loaded at a time. */
export const COMMENTS_PAGE = 50;

/** Most comments that a server returns at once. */
const MOST_AT_ONCE = 500;

/** Threads that are kept, so that going back to a post shows them at once. */
const KEPT = 20;

export const idOfComment = ({ id }: Comment): string => id;
export const clientIdOfComment = ({ clientId }: Comment): string | undefined => clientId;

/** The threads of an app, for the viewer of the moment. */
export const commentThreads = attached((services: Services) => {
  const { session } = services;
  const outbox = commentOutbox(services);
  const drafts = commentDrafts(services);
  const threads = new Map<string, CommentThread>();
  let viewer = viewerOf(session.getState());

  session.onIdentityChange(() => {
    const next = viewerOf(session.getState());
    if (next === viewer) return;
    viewer = next;
    threads.clear();
  });
  const forgetDraft = ({ thread, draft }: OutboxEntry<string>) => {
    if (drafts.get(thread)?.trim() === draft) drafts.set(thread, undefined);
  };
  // What waited for a sign-in goes as the outbox is made, before anybody can listen.
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
        // What came since is asked for by nobody's hand.
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

/** Removals of comments. They wait for the time to undo: what is said again stands elsewhere. */
export const commentRemovals = attached((services) => {
  const calls = services.api(commentsCalls);
  const backgroundCalls = services.backgroundApi(commentsCalls);
  return createDeferredRemovals<Comment>(services, {
    idOf: idOfComment,
    async send({ id }) {
      await calls.remove({ params: { id } }, { keepalive: true });
    },
    async isGone({ id, post_id: postId, created_at: said }) {
      let before: string | undefined;
      do {
        const query = { limit: MOST_AT_ONCE, before };
        const { comments, previous } = await backgroundCalls.list({ params: { postId }, query });
        if (comments.some((comment) => comment.id === id)) return false;
        const [oldest] = comments;
        if (oldest && oldest.created_at < said) return true;
        before = previous;
      } while (before !== undefined);
      return true;
    },
    // A thread outlasts the removals of who was signed in.
    onGone: ({ id, post_id: postId }) => commentThreads(services).of(postId).overlay.hide(id),
    async putBack({ post_id: postId, content }, userId) {
      const { commentId, comment } = await calls.add({ body: { userId, postId, content } });
      if (comment)
        commentThreads(services)
          .of(postId)
          .timeline.put({ ...comment, id: commentId });
    },
  });
});
