import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
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

const countsOf = (id: string) =>
  renderHook((followingCount: number) => useFollowingCount({ id, followingCount }), {
    ...app.rendering,
    initialProps: 3,
  });
const followOf = (id: string) =>
  renderHook(() => useFollow({ id, username: id }, 'FollowList'), app.rendering);

test('the own count goes with what is changed in the list over it, back where that fails, and nobody else’s does (1 §4)', async () => {
  const own = countsOf('mina');
  const others = countsOf('zoe');
  const jun = followOf('jun');
  act(() => jun.result.current.set(true));
  expect([own.result.current, others.result.current]).toEqual([4, 3]);
  await act(() => app.network.last('/api/follow/follow').answer({ error: 'Out of order' }, 500));
  expect(own.result.current).toBe(3);
});

test('what a newer answer counted is not counted once more', async () => {
  const own = countsOf('mina');
  const jun = followOf('jun');
  act(() => jun.result.current.set(true));
  await act(() => app.network.last('/api/follow/follow').answer({ isFollowing: true, followerCount: 1 }));
  expect(own.result.current).toBe(4);
  own.rerender(4);
  expect(own.result.current).toBe(4);
});
