import { discoverCalls, type Post } from '@vitrine/api';
import { defineRelation } from '../optimistic/relation.ts';
import { postThing } from '../posts/post-thing.ts';

/** The viewer's wish to see less like a post; use it with `useToggle(postDismissal, post, source)`. */
export const postDismissal = defineRelation<Post, boolean>({
  of: postThing,
  kind: 'postDismissal',
  async send(api, { id: postId, value, sequence }) {
    const call = api(discoverCalls)[value ? 'dismissPost' : 'restorePost'];
    return (await call({ body: { postId, sequence } }, { keepalive: true })).holds;
  },
  gate: { kind: 'postDismissal' },
});
