import { expect, test } from 'vitest';
import { failures } from './follow.failures.ts';
import { signIn } from './follow.sign-in.ts';

test('a guest who follows is told that one must be signed in (1 §5)', () => {
  expect(signIn.messages.english).toEqual({
    title: 'Login Required',
    message: 'Must be authenticated to follow users',
  });
});

test('follows that failed are said with whom they were about', () => {
  const { on, off } = failures.messages.english;
  const name = failures.nameOf({ id: '1', username: 'jun' });
  expect([on(name, 1), off(name, 1)]).toEqual(['Failed to follow @jun', 'Failed to unfollow @jun']);
});
