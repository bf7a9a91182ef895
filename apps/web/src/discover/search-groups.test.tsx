import type { CountedHashtag, FoundUser, Post } from '@vitrine/api';
import { expect, test } from 'vitest';
import { discoverSearchMessages } from './discover-search.messages.ts';
import { foundGroups } from './search-groups.tsx';

const nine = Array.from({ length: 9 }, (_, place) => `${place}`);
const found = {
  users: nine.map((id) => ({ id, username: `u${id}`, name: '', profilePictureUrl: null }) as FoundUser),
  hashtags: nine.map((name) => ({ name, postCount: 1 }) as CountedHashtag),
  // The groups read nothing else of a post.
  posts: nine.map((id) => ({ id, username: 'u', media: [] }) as unknown as Post),
};
const countsIn = (tab: 'all' | 'users' | 'content') =>
  foundGroups(found, tab, discoverSearchMessages.english).map(({ key, options }) => [key, options.length]);

test('All shows five people, five hashtags and six posts; the tabs show more (2 §9)', () => {
  expect(countsIn('all')).toEqual([
    ['users', 5],
    ['hashtags', 5],
    ['posts', 6],
  ]);
  expect(countsIn('users')).toEqual([['users', 9]]);
  expect(countsIn('content')).toEqual([
    ['hashtags', 9],
    ['posts', 9],
  ]);
});
