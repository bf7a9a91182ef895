import type { VitrineContract } from '@vitrine/api';
import type { Handlers } from '../http/mount.ts';
import type { Comments } from './comments.service.ts';

export const commentsRoutes = (comments: Comments): Handlers<VitrineContract['comments']> => ({
  list: ({ params, query, viewer }) => comments.list(viewer?.id, params.postId, query),
  add: async ({ body, person }) => {
    const comment = await comments.add(person.id, body);
    return { commentId: comment.id, comment };
  },
  remove: async ({ params, person }) => {
    await comments.remove(person.id, params.id);
    return { deleted: true };
  },
});
