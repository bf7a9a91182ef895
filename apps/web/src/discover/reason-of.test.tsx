import { expect, test } from 'vitest';
import { reasonOf } from './reason-of.ts';
import { suggestionReasonMessages } from './suggestions.messages.ts';

const said = (code: string, count: number, usernames?: string[]) =>
  reasonOf(
    { reason: { code, count, ...(usernames && { usernames }) } },
    suggestionReasonMessages.english,
    'en-US',
  )?.replace(/[\u2066-\u2069]/g, '');

test.each([
  [said('followed_by', 1, ['mina.k']), 'Followed by mina.k'],
  [said('followed_by', 2, ['mina.k', 'jun']), 'Followed by mina.k and jun'],
  [said('followed_by', 2, ['mina.k']), 'Followed by mina.k and one other'],
  [said('followed_by', 3, ['mina.k', 'jun']), 'Followed by mina.k and 2 others'],
  [said('followed_by', 100_001, ['mina.k']), 'Followed by mina.k and 100,000 others'],
  [said('liked_posts', 6), 'You like 6 of their posts'],
  [said('liked_posts', 1), 'You like one of their posts'],
  [said('posted_lately', 3), 'Posted 3 times this week'],
  [said('posted_lately', 1), 'Posted once this week'],
  [said('new_followers', 41), '41 new followers this week'],
  [said('similar_likes', 4), 'You both like 4 of the same posts'],
])('a reason reads "%s"', (text, expected) => {
  expect(text).toBe(expected);
});

test('a reason without number or name, or with an unknown code, is not shown', () => {
  expect([
    said('followed_by', 0, ['mina.k']),
    said('followed_by', 3),
    said('liked_posts', 0),
    said('unheard_of', 3),
    said('toString', 3),
    reasonOf({}, suggestionReasonMessages.english, 'en-US'),
  ]).toEqual([undefined, undefined, undefined, undefined, undefined, undefined]);
});
