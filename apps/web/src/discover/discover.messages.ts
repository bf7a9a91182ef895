import { defineMessages } from '@vitrine/ui';

export const discoverMessages = defineMessages('discover', {
  title: 'Discover',
  promise: 'See what people wear, and where they found it',
  tabs: 'Feeds',
  discover: 'Discover',
  following: 'Following',
  openSearch: 'Search',
  posts: 'Posts to discover',
  morePosts: 'More posts to discover',
  followingPosts: 'Posts by people you follow',
  end: 'You’ve reached the end!',
  noActivity: 'No recent activity',
  noActivityHelp: 'New posts show up here. You can be the first.',
  newPost: 'New post',
  nothingFollowed: 'You’re not following anyone yet or they haven’t posted anything.',
});

export const fullAccessMessages = defineMessages('fullAccess', {
  more: (name: string) => `See more from people like ${name}`,
  help: 'Log in to see every post, search, and follow people. It’s free.',
  action: 'Get Full Access',
});
