import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { heldApp } from '../testing/app.tsx';
import { useTrendingHashtags } from './useTrendingHashtags.ts';

let app: ReturnType<typeof heldApp>;
beforeEach(() => {
  app = heldApp();
});
afterEach(() => {
  cleanup();
  app.services.session.dispose();
});

const open = (isWanted?: boolean) => renderHook(() => useTrendingHashtags(isWanted), app.rendering);
const TRENDING = '/api/discover/trending-hashtags';
const hashtags = Array.from({ length: 12 }, (_, place) => ({
  id: `${place}`,
  name: `tag${place}`,
  post_count: 100 - place,
}));

test('nine trending hashtags show, to guests too (2 §9)', async () => {
  const { result } = open();
  expect(result.current).toEqual({ hashtags: [], loading: true });
  await act(() => app.network.last(TRENDING).answer({ hashtags }));
  expect(result.current.hashtags).toHaveLength(9);
  expect(result.current.hashtags[0]).toEqual({ id: '0', name: 'tag0', postCount: 100, pictureUrl: null });
});

test.each([
  ['there are none', { hashtags: [] }, 200],
  ['the call fails', {}, 500],
])('if %s, #fashion and #style show, without counts (2 §9)', async (_, body, status) => {
  const { result } = open();
  await act(() => app.network.last(TRENDING).answer(body, status));
  expect(result.current.hashtags.map(({ name, postCount }) => [name, postCount])).toEqual([
    ['fashion', undefined],
    ['style', undefined],
  ]);
});

test('hashtags that nobody wants yet are neither requested nor said to be loading', () => {
  const { result } = open(false);
  expect(result.current).toEqual({ hashtags: [], loading: false });
  expect(app.network.calls).toEqual([]);
});
