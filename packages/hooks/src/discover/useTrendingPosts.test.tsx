import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { heldApp } from '../testing/app.tsx';
import { settled } from '../testing/held-network.ts';
import { postOf } from '../testing/posts.ts';
import { useTrendingPosts } from './useTrendingPosts.ts';

const PATH = '/api/discover/trending-posts';

// D56
test('nine posts are asked for, the viewer’s own dropped, and six shown', async () => {
  const { network, rendering, signIn } = heldApp();
  signIn();
  const { result } = renderHook(() => useTrendingPosts(), rendering);
  await act(settled);
  expect(result.current).toEqual({ posts: [], loading: true });
  const call = network.last(PATH);
  expect(call.query).toMatchObject({ limit: '9', userId: 'mina' });
  const posts = Array.from({ length: 9 }, (_, place) =>
    postOf(`${place}`, place === 1 ? { userId: 'mina' } : {}),
  );
  await act(() => call.answer({ posts, pagination: { page: 1, pages: 1 }, snapshot: null }));
  expect(result.current.posts.map(({ id }) => id)).toEqual(['0', '2', '3', '4', '5', '6']);
  expect(result.current.loading).toBe(false);
});

test('posts that show beside them are left out, and nine more asked for if fewer than six remain (issue 26)', async () => {
  const { network, rendering, signIn } = heldApp();
  signIn();
  const pageOf = (start: number) => ({
    // The server leaves out one that the viewer may not see.
    posts: Array.from({ length: 8 }, (_, place) => postOf(`${start + place}`)),
    pagination: { page: 1, pages: 2 },
    snapshot: 's1',
  });
  const shown = new Set(['0', '2', '3', '4', '10']);
  const { result, rerender } = renderHook((given: ReadonlySet<string> | null) => useTrendingPosts(given), {
    ...rendering,
    initialProps: null as ReadonlySet<string> | null,
  });
  await act(() => network.last(PATH).answer(pageOf(0)));
  expect(result.current).toEqual({ posts: [], loading: true });
  rerender(shown);
  await act(settled);
  expect(result.current).toEqual({ posts: [], loading: true });
  expect(network.last(PATH).query).toMatchObject({ page: '2', limit: '9', snapshot: 's1' });
  await act(() => network.last(PATH).answer(pageOf(9)));
  expect(result.current.posts.map(({ id }) => id)).toEqual(['1', '5', '6', '7', '9', '11']);
});

test('without an answer there are no trending posts, and nothing waits', async () => {
  const { network, rendering } = heldApp();
  const { result } = renderHook(() => useTrendingPosts(), rendering);
  await act(settled);
  await act(() => network.last(PATH).answer({ error: 'Out of order' }, 500));
  expect(result.current).toEqual({ posts: [], loading: false });
});
