import { defineMessages } from '@vitrine/ui';
import { plural } from '../shell/english.ts';

export const discoverSearchMessages = defineMessages('discoverSearch', {
  label: 'Search people, hashtags, and posts',
  kinds: 'Kinds of results',
  all: 'All',
  users: 'Users',
  content: 'Content',
  hashtags: 'Hashtags',
  posts: 'Posts',
  recent: 'Recent',
  toFollow: 'People to follow',
  trending: 'Trending',
  following: 'Following',
  sensitive: 'Sensitive content',
  noResults: (query: string) => `No results found for "${query}"`,
  noResultsHelp: 'Try a different search term or browse trending content',
  failed: 'An error occurred during search',
  failedHelp: 'Please try again or check your connection',
  unreachable: 'Search failed. Please try again.',
  count: (posts: number) => plural(posts, { one: '1 post', other: `${posts.toLocaleString('en-US')} posts` }),
});
