import type { FoundUser, Post, SuggestedFor, SuggestedPerson } from '@vitrine/api';
import type { FakeAnswers } from './fake-server.ts';
import { mediumOf, people } from './people.ts';

const OTHERS = ['jun', 'lea.v', 'otis', 'tama', 'birgit', 'luca.f'];

const CAPTIONS = [
  'A coat for the first frost #coats',
  'Walked home the long way',
  'Linen until it snows #linen',
  'The red ones again',
  'Market finds',
  'Slow morning in #linen and wool',
];

const LONG_AGO = '2026-11-20T12:00:00.000Z';
/** Later than any page is loaded, so that the post counts as new. */
const JUST_NOW = '2099-01-01T00:00:00.000Z';

function postAt(place: number): Post {
  const username = OTHERS[place % OTHERS.length] as string;
  return {
    id: `discover${place}`,
    userId: username,
    username,
    content: CAPTIONS[place % CAPTIONS.length] as string,
    media: [mediumOf(place)],
    likeCount: 12 + ((place * 37) % 190),
    saveCount: 3,
    commentCount: 1 + ((place * 5) % 9),
    linkCount: place % 3,
    userLiked: place === 2,
    userSaved: place === 3,
    createdAt: LONG_AGO,
    version: 1,
    ...(place === 9 && { filtered: true }),
  };
}

const posts = Array.from({ length: 14 }, (_, place) => postAt(place));

/** The posts without the viewer's likes and saves. */
export const postsForGuests: Post[] = posts.map((post) => ({
  ...post,
  userLiked: false,
  userSaved: false,
}));

const onlyPage = { pagination: { page: 1, pages: 1 }, snapshot: 'story' };

export const firstPage = { posts, ...onlyPage };

/** The first page after another post was published. */
export const laterPage = { posts: [{ ...postAt(14), createdAt: JUST_NOW }, ...posts], ...onlyPage };

const suggested = (username: string, reason: SuggestedFor): SuggestedPerson => ({
  id: username,
  username,
  name: null,
  profilePicture: null,
  isFollowing: false,
  followerCount: 41,
  reason,
});

const found = (username: string, name: string, isFollowing: boolean): FoundUser => ({
  id: username,
  username,
  name,
  profilePictureUrl: null,
  followerCount: 41,
  isFollowing,
});

const hashtags = [
  { id: '1', name: 'linen', postCount: 214 },
  { id: '2', name: 'coats', postCount: 128 },
  { id: '3', name: 'redshoes', postCount: 97 },
  { id: '4', name: 'sundaymarket', postCount: 41 },
  { id: '5', name: 'slowmorning', postCount: 1 },
];

/** Discover with posts, hashtags and suggestions. */
export const discover: FakeAnswers = {
  ...people,
  discover: {
    posts: () => firstPage,
    trendingPosts: ({ query }) => ({
      posts: postsForGuests.slice(0, Number(query?.limit ?? 10)),
      ...onlyPage,
    }),
    followingPosts: () => ({ posts: posts.slice(0, 4) }),
    trendingHashtags: () => ({ hashtags }),
    search: () => ({
      users: [found('linh.t', 'Linh Trần', true), found('lina.b', 'Lina Berg', false)],
      hashtags: hashtags.slice(0, 1),
      posts: posts.slice(0, 6),
    }),
    hashtagPosts: ({ params }) => ({
      hashtag: { id: '1', name: params.name, postCount: 214 },
      posts: posts.slice(0, 8),
    }),
  },
  suggestions: {
    topUsers: () => ({ users: [suggested('nadia.w', { code: 'new_followers', count: 41 })] }),
    suggestedUsers: () => ({
      friendsOfFriends: [suggested('otto_r', { code: 'followed_by', count: 3, usernames: ['jun'] })],
      similarInterests: [suggested('sol', { code: 'liked_posts', count: 6 })],
      activeUsers: [suggested('priya.d', { code: 'posted_lately', count: 3 })],
      trending: [],
    }),
  },
};

/** `discover` with other answers of its own area. */
export const discoverWith = (changed: FakeAnswers['discover']): FakeAnswers => ({
  ...discover,
  discover: { ...discover.discover, ...changed },
});
