import { defineArea, type House } from '../area/define-area.ts';
import type { Posts } from '../posts/posts.service.ts';
import { commentsRoutes } from './comments.routes.ts';
import { authorOf, commentsListeners, commentsOf, createComments } from './comments.service.ts';

export const commentsArea = defineArea({
  brings: () => ({
    commentsOf,
    reportable: { comment: { ownerOf: authorOf } },
    listeners: { comments: commentsListeners },
  }),
  open({ db, clock, config, events, posts }: House & { posts: Pick<Posts, 'ownerSeenBy'> }) {
    const mostInAMinute = config.publishing.mostCommentsAMinute;
    const comments = createComments(db, { clock, mostInAMinute, events, posts });
    return { handlers: { comments: commentsRoutes(comments) } };
  },
});
