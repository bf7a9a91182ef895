import { DISCOVER_SEARCH_LIMIT, USERNAME_LOOKUP_LIMIT, type VitrineContract } from '@vitrine/api';
import type { Handlers } from '../http/mount.ts';
import { changeNumberOf } from '../memberships/change-order.ts';
import type { PostFeeds } from '../posts/post-feeds.service.ts';
import type { PostSearch } from '../posts/post-search.service.ts';
import type { Posts } from '../posts/posts.service.ts';
import type { Discover } from './discover.service.ts';

export interface DiscoverRoutesOptions {
  discover: Discover;
  postFeeds: PostFeeds;
  posts: Posts;
  postSearch: PostSearch;
}

export const discoverRoutes = ({
  discover,
  postFeeds,
  posts,
  postSearch,
}: DiscoverRoutesOptions): Handlers<VitrineContract['discover']> => ({
  posts: ({ query, person }) => postFeeds.discover(query, person.id),
  trendingPosts: ({ query, viewer }) => postFeeds.trending(query, viewer?.id),
  followingPosts: ({ query, person }) => postFeeds.following(person.id, query),
  trendingHashtags: async ({ viewer }) => ({ hashtags: await postFeeds.trendingHashtags(viewer?.id) }),
  search: async ({ query: { query, limit }, person }) =>
    limit === USERNAME_LOOKUP_LIMIT
      ? { users: await discover.usersNamed(person.id, query, limit) }
      : discover.find({ viewerId: person.id, query, limit }),
  searchPeople: async ({ query: { query }, person }) => ({
    users: await discover.findPeople({ viewerId: person.id, query, limit: DISCOVER_SEARCH_LIMIT }),
  }),
  hashtagPosts: ({ params, query, person }) =>
    postSearch.ofHashtag({ viewerId: person.id, ...params, ...query }),
  dismissPost: async ({ body: { postId, sequence }, person }) => ({
    postId,
    holds: await posts.dismiss(person.id, postId, changeNumberOf(person, sequence)),
  }),
  restorePost: async ({ body: { postId, sequence }, person }) => ({
    postId,
    holds: await posts.restore(person.id, postId, changeNumberOf(person, sequence)),
  }),
});
