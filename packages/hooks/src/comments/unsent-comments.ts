import { type Comment, commentsCalls, isBlankText } from '@vitrine/api';
import { defineDrafts } from '../drafts/drafts.ts';
import { defineOutbox } from '../outbox/outbox.ts';

/** Comments being written, by post id. */
export const commentDrafts = defineDrafts<string>({
  kind: 'comment',
  draftFrom: (kept) => (typeof kept === 'string' && kept !== '' ? kept : undefined),
});

/** Number of newest comments searched for a sent one whose answer was lost. */
const NEWEST = 50;

/** Comments not yet on the server; the thread is the post id. */
export const commentOutbox = defineOutbox<string, Comment>({
  kind: 'comment',
  async send(api, { clientId, thread: postId, draft: content }, userId) {
    const body = { userId, postId, content, clientId };
    const { commentId, comment } = await api(commentsCalls).add({ body }, { keepalive: true });
    const said = { userId: userId, postId: postId, content, createdAt: new Date().toISOString() };
    // Some servers answer with the id alone.
    return {
      ...(comment ?? { ...said, username: '', profilePictureUrl: null }),
      id: commentId,
      clientId,
    };
  },
  async read(api, { clientId, thread: postId }) {
    const { comments } = await api(commentsCalls).list({ params: { postId }, query: { limit: NEWEST } });
    return comments.find((comment) => comment.clientId === clientId);
  },
  draftFrom: (kept) => (typeof kept === 'string' && !isBlankText(kept) ? kept : undefined),
  reason: { kind: 'comment' },
});
