import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useProductDetails } from '../product-details/useProductDetails.ts';
import { heldApp } from '../testing/app.tsx';
import { postOf } from '../testing/posts.ts';
import { postChanges } from './post-changes.ts';
import { usePostsOfProduct } from './usePostsOfProduct.ts';

let app: ReturnType<typeof heldApp>;
beforeEach(() => {
  app = heldApp();
  app.signIn();
});
afterEach(() => {
  cleanup();
  app.services.session.dispose();
});

const POSTS = '/api/products/p1/posts';
const idsOf = (posts: readonly { id: string }[]) => posts.map(({ id }) => id);

test('posts of a product are shown without those that the viewer deletes meanwhile', async () => {
  const { result } = renderHook(() => usePostsOfProduct('p1'), app.rendering);
  expect(result.current).toEqual({ posts: [], loading: true, hasMore: false });
  await act(() => app.network.last(POSTS).answer({ posts: [postOf('a'), postOf('b')], nextCursor: 'more' }));
  expect(idsOf(result.current.posts)).toEqual(['a', 'b']);
  expect(result.current).toMatchObject({ loading: false, hasMore: true });
  act(() => void postChanges(app.services).hide('a'));
  expect(idsOf(result.current.posts)).toEqual(['b']);
});

test('nothing is asked without a product, and a failure leaves no posts', async () => {
  const { result, rerender } = renderHook(({ id }: { id?: string }) => usePostsOfProduct(id), {
    ...app.rendering,
    initialProps: {},
  });
  expect(app.network.calls).toHaveLength(0);
  rerender({ id: 'p1' });
  await act(() => app.network.last(POSTS).answer({ error: 'No' }, 500));
  expect(result.current).toEqual({ posts: [], loading: false, hasMore: false });
});

test('details of a product are unknown until they arrive', async () => {
  const { result } = renderHook(() => useProductDetails('p1'), app.rendering);
  expect(result.current).toBeUndefined();
  const details = { sizes: ['S', 'M'], material: 'Wool', description: null };
  await act(() => app.network.last('/api/products/p1/details').answer(details));
  expect(result.current).toEqual(details);
});
