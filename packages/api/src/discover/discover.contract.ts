import * as z from 'zod/mini';
import { Id } from '../contract/contract.models.ts';
import { area, endpoint } from '../contract/endpoint.ts';
import { reads } from '../contract/reading.ts';
import { PostsPage } from '../posts/posts.models.ts';
import { postErrors } from '../posts/posts.rules.ts';
import {
  CountedHashtag,
  DiscoverResults,
  FoundUser,
  HashtagPosts,
  PostDismissal,
  PostDismissed,
  PostFeedPage,
} from './discover.models.ts';
import {
  DISCOVER_PAGE_SIZE,
  DISCOVER_SEARCH_LIMIT,
  GUEST_DISCOVER_PAGE_SIZE,
  HASHTAG_ORDERS,
} from './discover.rules.ts';

const { post_not_found } = postErrors;

const limitOf = (usual: number) => z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), usual);
const page = z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000)), 1);
const ranked = {
  userId: z.optional(Id),
  page,
  snapshot: z.optional(Id).check(
    z.meta({
      description: 'The snapshot of the first page: later pages come from the same ranking.',
    }),
  ),
};

export const discoverContract = area({
  description: 'Feeds of posts, and the search for people, hashtags and posts.',
  calls: {
    posts: endpoint({
      method: 'GET',
      path: '/api/discover/posts',
      who: 'person',
      summary: 'Posts of other people to discover',
      query: z.object({ ...ranked, limit: limitOf(DISCOVER_PAGE_SIZE) }),
      response: PostFeedPage,
    }),
    trendingPosts: endpoint({
      method: 'GET',
      path: '/api/discover/trending-posts',
      who: 'viewer',
      summary: 'Posts that many people like now',
      query: z.object({ ...ranked, limit: limitOf(GUEST_DISCOVER_PAGE_SIZE) }),
      response: PostFeedPage,
    }),
    followingPosts: endpoint({
      method: 'GET',
      path: '/api/discover/following-posts/{userId}',
      who: 'person',
      summary: 'Posts of the people that the viewer follows, the newest first',
      params: z.object({ userId: Id }),
      query: z.object({
        page,
        cursor: z
          .optional(z.string().check(z.maxLength(200)))
          .check(
            z.meta({ description: 'The `nextCursor` of the previous page. It is exact, unlike `page`.' }),
          ),
        limit: limitOf(DISCOVER_PAGE_SIZE),
      }),
      response: PostsPage,
    }),
    trendingHashtags: endpoint({
      method: 'GET',
      path: '/api/discover/trending-hashtags',
      who: 'viewer',
      summary: 'Hashtags that many people use now',
      response: z.object({
        hashtags: z.array(CountedHashtag).check(reads({ under: ['hashtags', 'data'] })),
      }),
    }),
    search: endpoint({
      method: 'GET',
      path: '/api/discover/search',
      who: 'person',
      summary: 'Find people, hashtags and posts',
      description:
        'With the limit 1 it finds the person of a username, who may be the viewer. Otherwise it leaves the viewer and their posts out.',
      query: z.object({
        query: z.string().check(z.maxLength(200)),
        userId: z.optional(Id),
        limit: z._default(
          z.coerce.number().check(z.int(), z.gte(1), z.lte(DISCOVER_SEARCH_LIMIT)),
          DISCOVER_SEARCH_LIMIT,
        ),
      }),
      response: DiscoverResults,
    }),
    searchPeople: endpoint({
      method: 'GET',
      path: '/api/follow/search',
      who: 'person',
      summary: 'Find people by username or name',
      query: z.object({ query: z.string().check(z.maxLength(200)) }),
      response: z.object({ users: z.array(FoundUser).check(reads({ under: ['users', 'data'] })) }),
    }),
    hashtagPosts: endpoint({
      method: 'GET',
      path: '/api/discover/hashtags/{name}/posts',
      who: 'person',
      summary: 'The posts of a hashtag',
      params: z.object({ name: z.string().check(z.minLength(1), z.maxLength(200)) }),
      query: z.object({
        order: z._default(z.enum(HASHTAG_ORDERS), 'top'),
        cursor: z.optional(z.string().check(z.maxLength(200))),
        limit: limitOf(DISCOVER_PAGE_SIZE),
      }),
      response: HashtagPosts,
    }),
    dismissPost: endpoint({
      method: 'POST',
      path: '/api/discover/dismiss-post',
      who: 'person',
      summary: 'Leave a post out of the feeds, and show less of its author and hashtags',
      body: PostDismissal,
      response: PostDismissed,
      asked: true,
      errors: { post_not_found },
    }),
    restorePost: endpoint({
      method: 'POST',
      path: '/api/discover/restore-post',
      who: 'person',
      summary: 'Undo the dismissal of a post',
      body: PostDismissal,
      response: PostDismissed,
      asked: false,
      errors: { post_not_found },
    }),
  },
});
