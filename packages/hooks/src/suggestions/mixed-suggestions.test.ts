import type { SuggestedPeople, SuggestedPerson } from '@vitrine/api';
import { expect, test } from 'vitest';
import { mixedSuggestions } from './mixed-suggestions.ts';

const person = (id: string, code?: string): SuggestedPerson => ({
  id,
  username: id,
  name: null,
  profilePicture: null,
  followerCount: 1,
  ...(code && { reason: { code, count: 2 } }),
});
const people = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, place) => person(`${prefix}${place + 1}`));
const suggested = (given: Partial<SuggestedPeople>): SuggestedPeople => ({
  friendsOfFriends: [],
  similarInterests: [],
  activeUsers: [],
  trending: [],
  ...given,
});
const ids = (mixed: readonly { id: string }[]) => mixed.map(({ id }) => id).join(' ');

// D30
test('three top people, six suggested ones by category, then more top people make twelve at most', () => {
  const mixed = mixedSuggestions(
    people('top', 10),
    suggested({
      trending: people('trend', 5),
      activeUsers: people('active', 2),
      friendsOfFriends: people('friend', 2),
      similarInterests: people('like', 1),
    }),
    'mina',
  );
  expect(ids(mixed)).toBe('top1 top2 top3 friend1 friend2 like1 active1 active2 trend1 top4 top5 top6');
  expect(mixed.map(({ category }) => category).slice(2, 6)).toEqual([
    'trending',
    'friendsOfFriends',
    'friendsOfFriends',
    'similarInterests',
  ]);
});

test('nobody is suggested twice, and somebody of both lists has the reason of the suggestion', () => {
  const mixed = mixedSuggestions(
    [person('jun', 'new_followers'), person('lea')],
    suggested({
      friendsOfFriends: [person('jun', 'followed_by')],
      trending: [person('jun', 'new_followers'), person('lea')],
    }),
    'mina',
  );
  expect(ids(mixed)).toBe('jun lea');
  expect(mixed[0]).toMatchObject({ category: 'friendsOfFriends', reason: { code: 'followed_by' } });
});

test('the viewer is never suggested to themselves, and takes nobody’s place', () => {
  const mixed = mixedSuggestions(
    [person('mina'), ...people('top', 3)],
    suggested({ friendsOfFriends: [person('mina'), ...people('friend', 6)] }),
    'mina',
  );
  expect(ids(mixed)).toBe('top1 top2 top3 friend1 friend2 friend3 friend4 friend5 friend6');
});

test('people are suggested from one list if the other is missing or empty', () => {
  expect(ids(mixedSuggestions(people('top', 10), undefined, 'mina'))).toBe(
    'top1 top2 top3 top4 top5 top6 top7 top8',
  );
  expect(ids(mixedSuggestions([], suggested({ trending: people('trend', 2) }), 'mina'))).toBe(
    'trend1 trend2',
  );
});
