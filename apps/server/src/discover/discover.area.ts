import { defineArea, type House } from '../area/define-area.ts';
import type { PostFeeds } from '../posts/post-feeds.service.ts';
import type { PostSearch } from '../posts/post-search.service.ts';
import type { Posts } from '../posts/posts.service.ts';
import { discoverRoutes } from './discover.routes.ts';
import { createDiscover } from './discover.service.ts';
import type { FindPeopleNeeds } from './find-people.ts';

export const discoverArea = defineArea({
  open: ({
    db,
    posts,
    postFeeds,
    postSearch,
    ...needs
  }: House & FindPeopleNeeds & { posts: Posts; postFeeds: PostFeeds; postSearch: PostSearch }) => ({
    handlers: {
      discover: discoverRoutes({
        discover: createDiscover(db, { ...needs, postSearch }),
        posts,
        postFeeds,
        postSearch,
      }),
    },
  }),
});
