import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { useCartCount } from './cart/useCartCount.ts';
import { useDismissal } from './dismissals/useDismissal.ts';
import { like } from './likes/like.ts';
import { useLikedProducts } from './likes/useLikedProducts.ts';
import { useReading } from './optimistic/useReading.ts';
import { productStatuses } from './products/product-thing.ts';
import { useLandingFeed } from './products/useLandingFeed.ts';
import { useProfile } from './profile/useProfile.ts';
import { useSimilarProducts } from './recommendations/useSimilarProducts.ts';
import { announceSavedSearches } from './saved-searches/saved-search-news.ts';
import { useSavedSearches } from './saved-searches/useSavedSearches.ts';
import { heldApp } from './testing/app.tsx';
import { settled } from './testing/held-network.ts';
import { productOf } from './testing/products.ts';

const shoe = productOf('shoe');
const shoes = [shoe];

describe('a session that the server has ended', () => {
  let app: ReturnType<typeof heldApp>;
  const refuse = (path: string) => act(() => app.network.last(path).answer({ error: 'No.' }, 401));
  const question = () => app.services.signInGate.getReason();

  beforeEach(() => {
    app = heldApp();
    app.signIn();
  });
  afterEach(() => {
    cleanup();
    app.services.session.dispose();
  });

  test.each<[what: string, path: string, use: () => unknown]>([
    ['the hearts of a page', '/api/cart/checkStatuses', () => useReading(productStatuses, shoes)],
    ['the number at the cart', '/api/cart/getItems', useCartCount],
    ['what was dismissed before', '/api/dismissals', () => useDismissal(shoe)],
    ['the face in the header', '/api/profile', () => useProfile('mina', { aside: true })],
    ['the saved searches beside a page', '/api/saved-searches', () => useSavedSearches({ aside: true })],
  ])('a refused request for %s asks nobody to sign in, but a refused like does', async (_, path, use) => {
    renderHook(use, app.rendering);
    await act(settled);
    await refuse(path);
    expect(question()).toBeUndefined();

    act(() => app.services.relations.of(like).set(shoe, true, 'ProductCard'));
    await refuse('/api/likes/add');
    expect(question()).toEqual({ kind: 'expired' });
    act(() => app.signIn());
    expect(app.network.calls.filter(({ path }) => path === '/api/likes/add')).toHaveLength(2);
  });

  test('a refused look-up of a lost call asks nobody to sign in', async () => {
    act(() => app.services.relations.of(like).set(shoe, true, 'ProductCard'));
    await act(() => app.network.last('/api/likes/add').lose());
    await refuse('/api/cart/checkStatuses');
    expect(question()).toBeUndefined();
  });

  test('a refused reload of the saved searches by hand asks the viewer to sign in', async () => {
    const { result } = renderHook(() => useSavedSearches({ aside: true }), app.rendering);
    await refuse('/api/saved-searches');
    act(() => result.current.reload());
    await refuse('/api/saved-searches');
    expect(question()).toEqual({ kind: 'expired' });
  });

  test('a refused profile page asks the viewer to sign in, though the header requested the same profile first, and asks again on a retry', async () => {
    const page = () => [useProfile('mina', { aside: true }), useProfile('mina')];
    const { result } = renderHook(page, app.rendering);
    await refuse('/api/profile');
    expect(question()).toEqual({ kind: 'expired' });
    app.services.signInGate.dismiss();
    act(() => result.current[1]?.retry());
    expect(question()).toEqual({ kind: 'expired' });
  });

  test('a refused refetch after a change asks nobody to sign in', async () => {
    renderHook(() => useSavedSearches({ aside: true }), app.rendering);
    await act(() => app.network.last('/api/saved-searches').answer({ searches: [] }));
    const asked = app.network.calls.length;
    act(() => announceSavedSearches(app.services));
    expect(app.network.calls.length).toBeGreaterThan(asked);
    await refuse('/api/saved-searches');
    expect(question()).toBeUndefined();
  });

  test('a page that needs a sign-in asks for one', async () => {
    renderHook(() => useLikedProducts('page'), app.rendering);
    await refuse('/api/likes');
    expect(question()).toEqual({ kind: 'expired' });
  });

  test('similar products are shown as to a guest', async () => {
    const likes = app.services.relations.of(like);
    likes.observe('hat', true, app.services.relations.moment());
    const { result } = renderHook(() => useSimilarProducts('shoe'), app.rendering);
    await refuse('/api/products/shoe/similar');
    const { token, answer } = app.network.last('/api/products/shoe/similar');
    expect(token).toBeUndefined();
    await act(() => answer({ products: [productOf('hat', { isLiked: false })] }));
    expect(result.current.products.map(({ id }) => id)).toEqual(['hat']);
    // The server answered as to a guest, so its likes do not apply to the person.
    expect(likes.view('hat').value).toBe(true);
    expect(question()).toBeUndefined();
  });

  test('the landing feed continues below the personal products with popular ones', async () => {
    const { result } = renderHook(() => useLandingFeed('a'), app.rendering);
    const page = (id: string) => ({ products: [productOf(id)], pagination: { page: 1, pages: 3 } });
    await act(() => app.network.last('/api/products/personalized').answer(page('shoe')));
    act(() => result.current.loadMore());
    await refuse('/api/products/personalized');
    await refuse('/api/products/popular');
    const popular = { ...page('hat'), snapshot: 'of popular' };
    await act(() => app.network.last('/api/products/popular').answer(popular));
    expect(result.current.products.map(({ id }) => id)).toEqual(['shoe', 'hat']);

    const asked = app.network.calls.length;
    act(() => result.current.loadMore());
    const further = app.network.calls
      .slice(asked)
      .map(({ path, query }) => [path, query.page, query.snapshot]);
    expect(further).toEqual([['/api/products/popular', '3', 'of popular']]);
    expect(question()).toBeUndefined();
  });
});
