import { defineArea, type House } from '../area/define-area.ts';
import { commentsRoutes } from './comments.routes.ts';
import {
  authorOf,
  type CommentsOptions,
  commentsListeners,
  commentsOf,
  createComments,
} from './comments.service.ts';

export const commentsArea = defineArea({
  brings: () => ({
    commentsOf,
    reportable: { comment: { ownerOf: authorOf } },
    listeners: { comments: commentsListeners },
  }),
  open({ db, clock, config, events, posts, settings }: House & Pick<CommentsOptions, 'posts' | 'settings'>) {
    const mostInAMinute = config.publishing.mostCommentsAMinute;
    const comments = createComments(db, { clock, mostInAMinute, events, posts, settings });
    return { handlers: { comments: commentsRoutes(comments) } };
  },
});
