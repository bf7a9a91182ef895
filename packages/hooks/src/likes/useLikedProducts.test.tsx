import { act, cleanup, renderHook } from '@testing-library/react';
import type { Product } from '@vitrine/api';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Removal } from '../optimistic/removals.ts';
import { useToggle } from '../optimistic/useRelation.ts';
import { productThing } from '../products/product-thing.ts';
import { heldApp } from '../testing/app.tsx';
import { productOf } from '../testing/products.ts';
import { like } from './like.ts';
import { useLikedProducts } from './useLikedProducts.ts';

const LIST = '/api/likes/getLikes';
const ADD = '/api/likes/add';
const REMOVE = '/api/likes/remove';

/** A page that already shows its data fetches it again in the next frame. */
const afterDrawing = () => act(() => new Promise((drawn) => requestAnimationFrame(drawn)));

describe('the likes page', () => {
  let app: ReturnType<typeof heldApp>;
  let removed: Removal<Product>[];
  let told: unknown[];
  const onLikesUpdated = (event: Event) => told.push((event as CustomEvent).detail);

  const open = async (...ids: string[]) => {
    const page = renderHook(
      () => useLikedProducts('page', { onRemoved: (removal) => removed.push(removal) }),
      app.rendering,
    );
    await act(() => app.network.last(LIST).answer({ products: ids.map((id) => productOf(id)) }));
    return page;
  };
  const idsOf = ({ result }: Awaited<ReturnType<typeof open>>) =>
    result.current.products?.map(({ id }) => id);

  beforeEach(() => {
    app = heldApp();
    app.signIn();
    removed = [];
    told = [];
    window.addEventListener('likesUpdated', onLikesUpdated);
  });
  afterEach(() => {
    cleanup();
    app.services.session.dispose();
    window.removeEventListener('likesUpdated', onLikesUpdated);
  });

  test('an unliked product leaves the page, whichever heart was pressed, and an undo restores its place', async () => {
    const page = await open('shoe', 'hat', 'bag');
    const hat = page.result.current.products![1]!;
    const heart = renderHook(() => useToggle(like, hat, 'ProductModal'), app.rendering);
    act(() => heart.result.current.set(false));
    expect(idsOf(page)).toEqual(['shoe', 'bag']);
    expect(removed.map(({ thing }) => thing.id)).toEqual(['hat']);
    await act(() => app.network.last(REMOVE).answer({ isLiked: false }));

    const asked = app.network.calls.length;
    act(() => void removed[0]!.undo());
    expect(idsOf(page)).toEqual(['shoe', 'hat', 'bag']);
    await act(() => app.network.last(ADD).answer({ isLiked: true }));
    expect(idsOf(page)).toEqual(['shoe', 'hat', 'bag']);
    expect(app.network.calls).toHaveLength(asked + 1);
    expect(told).toEqual([
      { source: 'ProductModal', productId: 'hat' },
      { source: 'LikesPage', productId: 'hat' },
    ]);
  });

  test('an unlike that is undone while in flight is followed by a like', async () => {
    const page = await open('shoe');
    const shoe = page.result.current.products![0]!;
    act(() => page.result.current.remove(shoe));
    act(() => void removed[0]!.undo());
    expect(idsOf(page)).toEqual(['shoe']);
    await act(() => app.network.last(REMOVE).answer({ isLiked: false }));
    await act(() => app.network.last(ADD).answer({ isLiked: true }));
    expect(idsOf(page)).toEqual(['shoe']);
  });

  test('a product that another device liked, as other lists say, is fetched once', async () => {
    const page = await open('shoe');
    const { relations } = app.services;
    const lists = () => app.network.calls.filter(({ path }) => path === LIST).length;
    const before = lists();
    const notice = (id: string) =>
      act(
        () => void relations.observe(productThing, [{ ...productOf(id), isLiked: true }], relations.moment()),
      );
    notice('hat');
    await afterDrawing();
    expect(lists()).toBe(before + 1);
    await act(() => app.network.last(LIST).answer({ products: ['hat', 'shoe'].map((id) => productOf(id)) }));
    expect(idsOf(page)).toEqual(['hat', 'shoe']);

    // The list lacks this one for good, so it is not asked for again and again.
    notice('gone');
    await afterDrawing();
    await act(() => app.network.last(LIST).answer({ products: ['hat', 'shoe'].map((id) => productOf(id)) }));
    notice('gone');
    await afterDrawing();
    expect(lists()).toBe(before + 2);
  });

  test('likes that cannot be fetched say why, and can be fetched again', async () => {
    const page = renderHook(() => useLikedProducts('page'), app.rendering);
    await act(() => app.network.last(LIST).answer({ error: 'Not now.' }, 500));
    expect(page.result.current).toMatchObject({ products: undefined, error: { reason: 'Not now.' } });
    act(() => page.result.current.retry());
    await act(() => app.network.last(LIST).answer({ products: [productOf('shoe')] }));
    expect(idsOf(page)).toEqual(['shoe']);
  });

  test('the page is restored without a request when the viewer comes back', async () => {
    const page = await open('shoe', 'hat');
    act(() => page.result.current.remove(page.result.current.products![0]!));
    await act(() => app.network.last(REMOVE).answer({ isLiked: false }));
    page.unmount();
    const asked = app.network.calls.length;
    const back = renderHook(() => useLikedProducts('page'), app.rendering);
    expect(back.result.current.products?.map(({ id }) => id)).toEqual(['hat']);
    await afterDrawing();
    expect(app.network.calls).toHaveLength(asked);

    back.unmount();
    renderHook(() => useLikedProducts('another visit'), app.rendering);
    await afterDrawing();
    expect(app.network.calls).toHaveLength(asked + 1);
  });

  test('the page is fetched again when the viewer comes back after a like elsewhere', async () => {
    const page = await open('shoe');
    page.unmount();
    const heart = renderHook(() => useToggle(like, productOf('bag'), 'ProductCard'), app.rendering);
    act(() => heart.result.current.set(true));
    await act(() => app.network.last(ADD).answer({ isLiked: true }));
    const asked = app.network.calls.length;
    renderHook(() => useLikedProducts('page'), app.rendering);
    await afterDrawing();
    expect(app.network.calls).toHaveLength(asked + 1);
  });

  test('the page learns of an unlike on another device, and sends no request for it when the viewer comes back', async () => {
    const heart = renderHook(() => useToggle(like, productOf('bag'), 'ProductCard'), app.rendering);
    const page = await open('shoe', 'bag');
    expect(heart.result.current.isOn).toBe(true);
    act(() => page.result.current.retry());
    await act(() => app.network.last(LIST).answer({ products: [productOf('shoe')] }));
    expect(heart.result.current.isOn).toBe(false);
    page.unmount();
    const asked = app.network.calls.length;
    renderHook(() => useLikedProducts('page'), app.rendering);
    await afterDrawing();
    expect(app.network.calls).toHaveLength(asked);
  });

  test('the page is fetched again after a sign-out, also when the viewer goes back to it', async () => {
    const page = await open('shoe');
    page.unmount();
    act(() => app.services.signOut());
    expect([...app.cache]).toEqual([]);
    act(() => app.signIn());
    const before = app.network.last(LIST);
    const back = renderHook(() => useLikedProducts('page'), app.rendering);
    expect(back.result.current.products).toBeUndefined();
    await afterDrawing();
    expect(app.network.last(LIST)).not.toBe(before);
  });

  test('an answer that arrives after a sign-out is dropped', async () => {
    const before = renderHook(() => useLikedProducts('page'), app.rendering);
    const late = app.network.last(LIST);
    act(() => app.services.signOut());
    before.unmount();
    act(() => app.signIn());
    const back = renderHook(() => useLikedProducts('page'), app.rendering);
    expect(app.network.last(LIST)).not.toBe(late);
    await act(() => late.answer({ products: [productOf('shoe')] }));
    expect(back.result.current).toMatchObject({ products: undefined, error: undefined });
    expect(JSON.stringify([...app.cache.values()])).not.toContain('shoe');
    await act(() => app.network.last(LIST).answer({ products: [productOf('hat')] }));
    expect(idsOf(back)).toEqual(['hat']);
  });

  test('the page is restored when the same person comes back after an expired session', async () => {
    const page = await open('shoe');
    page.unmount();
    act(() => app.services.session.refuse('token of mina'));
    act(() => app.signIn());
    const back = renderHook(() => useLikedProducts('page'), app.rendering);
    expect(idsOf(back)).toEqual(['shoe']);
  });

  test('products removed before the session expired stay away, and a failed removal shows its product again', async () => {
    const page = await open('shoe', 'hat', 'bag');
    const [shoe, hat] = page.result.current.products!;
    act(() => page.result.current.remove(shoe!));
    await act(() => app.network.last(REMOVE).answer({ isLiked: false }));
    act(() => page.result.current.remove(hat!));
    expect(idsOf(page)).toEqual(['bag']);
    await act(() => app.network.last(REMOVE).answer({ error: 'Over.' }, 401));
    expect(app.services.session.getState().status).toBe('guest');
    expect(idsOf(page)).toEqual(['hat', 'bag']);
  });

  test('a product whose unlike failed is shown again, and its undo is withdrawn', async () => {
    const page = await open('shoe', 'hat');
    act(() => page.result.current.remove(page.result.current.products![0]!));
    expect(idsOf(page)).toEqual(['hat']);
    let times = 0;
    removed[0]!.onKept(() => times++);
    expect(times).toBe(0);
    await act(() => app.network.last(REMOVE).answer({ error: 'No.' }, 500));
    expect(times).toBe(1);
    expect(idsOf(page)).toEqual(['shoe', 'hat']);
    expect(told).toEqual([]);
  });
});
