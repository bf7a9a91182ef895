import { defineArea, type House } from '../area/define-area.ts';
import { refusalFor } from '../http/failures.ts';
import { MINUTE, SECOND } from '../kernel/clock.ts';
import type { Log } from '../kernel/log.ts';
import type { MediaStore } from '../media/media-store.ts';
import type { ReadAddress } from '../media/read-address.ts';
import type { People } from '../profile/people.service.ts';
import type { Profiles } from '../profile/profile.service.ts';
import { createPostFeeds, type PostFeedsOptions } from './post-feeds.service.ts';
import { createPostSearch } from './post-search.service.ts';
import { postsRoutes } from './posts.routes.ts';
import { createPosts, ownerOf, type PostsOptions, postsListeners, postsOf } from './posts.service.ts';
import { createPublications, preparePublications } from './publications.service.ts';
import { publishPost } from './publish-post.ts';
import { createSharedPictures } from './shared-pictures.service.ts';
import { createSharedPosts } from './shared-posts.service.ts';
import { createShownPosts, type ShownPostsOptions } from './shown-posts.service.ts';
import { readOlderPosts } from './words-of-posts.ts';

interface Needs
  extends House,
    Pick<PostsOptions & ShownPostsOptions, 'uploads' | 'commentsOf' | 'linksOfPosts' | 'settings'>,
    Pick<PostFeedsOptions, 'followedPeople'> {
  people: People;
  profiles: Profiles;
  store: MediaStore;
  readAddress: ReadAddress;
  log: Log;
}

export const postsArea = defineArea({
  brings: () => ({
    countsOfPeople: { postCount: postsOf },
    reportable: { post: { ownerOf } },
    listeners: { posts: postsListeners },
  }),
  open({ db, config, startWork, people, profiles, ...needs }: Needs) {
    const { clock, linksOfPosts } = needs;
    const shownPosts = createShownPosts(db, needs);
    const posts = createPosts(db, {
      ...needs,
      shownPosts,
      mostInAMinute: config.publishing.mostPostsAMinute,
    });
    const publications = createPublications(db, {
      clock,
      posts,
      linksOfPosts,
      onQueued: () => publishing.wake(),
    });
    const publishing = startWork({
      name: 'publications',
      ...preparePublications(db, {
        clock,
        publish: (...given) => publishPost(db, needs, ...given),
        refusalFor,
      }),
      idle: 5 * SECOND,
    });
    startWork({
      name: 'words of posts',
      work: (signal) => readOlderPosts(db, needs, signal),
      idle: MINUTE,
    });
    const sharedPosts = createSharedPosts(db);
    const sharedPictures = createSharedPictures(db, { ...needs, sharedPosts });
    return {
      services: {
        posts,
        sharedPosts,
        sharedPictures,
        shownPosts,
        postFeeds: createPostFeeds(db, { ...needs, shownPosts }),
        postSearch: createPostSearch(db, { shownPosts }),
      },
      handlers: {
        posts: postsRoutes({
          posts,
          publications,
          people,
          profiles,
          sharedPosts,
          sharedPictures,
          origin: config.origin,
        }),
      },
    };
  },
});
