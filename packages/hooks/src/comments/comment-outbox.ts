import { type Comment, commentsCalls } from '@vitrine/api';
import { defineOutbox } from '../outbox/outbox.ts';

/** Number of newest comments that contain one just sent. */
const NEWEST = 50;

/** What was said of posts and the server does not have yet; the thread is the id of the post. */
export const commentOutbox = defineOutbox<string, Comment>({
  kind: 'comment',
  async send(api, { clientId, thread: postId, draft: content }, userId) {
    const body = { userId, postId, content, clientId };
    const { commentId, comment } = await api(commentsCalls).add({ body }, { keepalive: true });
    const said = { user_id: userId, post_id: postId, content, created_at: new Date().toISOString() };
    // Servers that answer no more than the id.
    return {
      ...(comment ?? { ...said, username: '', profile_picture_url: null }),
      id: commentId,
      clientId,
    };
  },
  async read(api, { clientId, thread: postId }) {
    const { comments } = await api(commentsCalls).list({ params: { postId }, query: { limit: NEWEST } });
    return comments.find((comment) => comment.clientId === clientId);
  },
  draftFrom: (kept) => (typeof kept === 'string' && kept.trim() !== '' ? kept : undefined),
  reason: { kind: 'comment' },
});
