import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useFollow } from '../follow/useFollow.ts';
import { heldApp } from '../testing/app.tsx';
import { usePostLikers } from './usePostLikers.ts';

let app: ReturnType<typeof heldApp>;
beforeEach(() => {
  app = heldApp();
  app.signIn();
});
afterEach(() => {
  cleanup();
  app.services.session.dispose();
});

test('the list of a post’s likers grows page by page, and says which of them the viewer follows (1 §7)', async () => {
  const likers = '/api/post/count/likes/p1';
  const personOf = (id: string) => ({ id, username: id, name: null, profilePicture: null });
  const { result } = renderHook(() => usePostLikers('dialog', 'p1'), app.rendering);
  await act(() =>
    app.network.last(likers).answer({
      count: 2,
      likes: [{ ...personOf('a'), isFollowing: true }],
      nextCursor: 'after-a',
    }),
  );
  act(() => result.current.loadMore());
  expect(app.network.last(likers).query).toEqual({ cursor: 'after-a' });
  await act(() =>
    app.network.last(likers).answer({ count: 2, likes: [{ ...personOf('b'), isFollowing: false }] }),
  );
  expect(result.current.people.map(({ id }) => id)).toEqual(['a', 'b']);
  expect(result.current.hasMore).toBe(false);
  const follows = (id: string) =>
    renderHook(() => useFollow({ id, username: id }, 'List'), app.rendering).result.current.isFollowing;
  expect([follows('a'), follows('b')]).toEqual([true, false]);
});
