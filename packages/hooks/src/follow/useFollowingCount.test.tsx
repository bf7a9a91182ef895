import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { personThing } from '../profile/person-thing.ts';
import { heldApp } from '../testing/app.tsx';
import { useFollow } from './useFollow.ts';
import { useFollowingCount } from './useFollowingCount.ts';

let app: ReturnType<typeof heldApp>;
beforeEach(() => {
  app = heldApp();
  app.signIn();
});
afterEach(() => {
  cleanup();
  app.services.session.dispose();
});

function profileOf(id: string, followingCount: number) {
  const profile = { id, username: id, followingCount };
  const { relations } = app.services;
  relations.observe(personThing, [profile], relations.moment());
  return profile;
}
const countsOf = (id: string) =>
  renderHook((profile: ReturnType<typeof profileOf>) => useFollowingCount(profile), {
    ...app.rendering,
    initialProps: profileOf(id, 3),
  });
const followOf = (id: string) =>
  renderHook(() => useFollow({ id, username: id }, 'FollowList'), app.rendering);

test('the viewer’s own count follows their changes, rolls back if one fails, and other people’s counts do not change (1 §4)', async () => {
  const own = countsOf('mina');
  const others = countsOf('zoe');
  const jun = followOf('jun');
  act(() => jun.result.current.set(true));
  expect([own.result.current, others.result.current]).toEqual([4, 3]);
  await act(() => app.network.last('/api/follow/follow').answer({ error: 'Out of order' }, 500));
  expect(own.result.current).toBe(3);
});

test('a change that a newer answer includes is not counted again', async () => {
  const own = countsOf('mina');
  const jun = followOf('jun');
  act(() => jun.result.current.set(true));
  await act(() => app.network.last('/api/follow/follow').answer({ isFollowing: true, followerCount: 1 }));
  expect(own.result.current).toBe(4);
  own.rerender(profileOf('mina', 4));
  expect(own.result.current).toBe(4);
});
