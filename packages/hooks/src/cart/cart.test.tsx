import { act, cleanup, renderHook } from '@testing-library/react';
import { type CartItem, STATUS_BATCH_SIZE } from '@vitrine/api';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { RelationFailure } from '../optimistic/relation-store.ts';
import type { Removal } from '../optimistic/removals.ts';
import { useRelationFailures } from '../optimistic/useRelationFailures.ts';
import { useToggle } from '../optimistic/useToggle.ts';
import { useProductStatuses } from '../products/useProductStatuses.ts';
import { heldApp } from '../testing/app.tsx';
import { productOf, productsFromTo } from '../testing/products.ts';
import { inCart } from './in-cart.ts';
import { useCart } from './useCart.ts';
import { useCartCount } from './useCartCount.ts';

const shoe = productOf('shoe');
const itemOf = (id: string, more: Partial<CartItem> = {}): CartItem => ({
  ...productOf(id),
  productId: id,
  quantity: 1,
  ...more,
});
const ADD = '/api/cart/addItem';
const REMOVE = '/api/cart/removeItem';
const LIST = '/api/cart/getItems';

let app: ReturnType<typeof heldApp>;
beforeEach(() => {
  app = heldApp();
  app.signIn();
});
afterEach(() => {
  cleanup();
  app.services.session.dispose();
});

const changes = () =>
  app.network.calls
    .filter(({ path }) => path === ADD || path === REMOVE)
    .map(({ path, body }) => [path, body.productId]);

describe('a product in the cart', () => {
  const open = () => renderHook(() => useToggle(inCart, shoe, 'ProductModal'), app.rendering);

  test('shows at once; six presses end in the last one, with two calls', async () => {
    const { result } = open();
    act(() => {
      for (const wanted of [true, false, true, false, true, false]) result.current.set(wanted);
    });
    expect(result.current).toMatchObject({ isOn: false, pending: true });
    await act(() => app.network.last(ADD).answer({ productId: 'shoe', inCart: true }));
    await act(() => app.network.last(REMOVE).answer({ productId: 'shoe', inCart: false }));
    expect(changes()).toEqual([
      [ADD, 'shoe'],
      [REMOVE, 'shoe'],
    ]);
    expect(result.current).toMatchObject({ isOn: false, pending: false });
  });

  test('that could not be put in is out again; it is said, and can be tried again', async () => {
    const failures: RelationFailure[] = [];
    renderHook(() => useRelationFailures((failure) => failures.push(failure)), app.rendering);
    const { result } = open();
    act(() => result.current.set(true));
    await act(() => app.network.last(ADD).answer({ error: 'No.' }, 404));
    expect(result.current.isOn).toBe(false);
    expect(failures).toMatchObject([{ relation: { kind: 'cart' }, id: 'shoe', intended: true }]);
    act(() => failures[0]!.retry());
    await act(() => app.network.last(ADD).answer({}));
    expect(result.current.isOn).toBe(true);
  });

  test('a guest is asked to sign in, and it is put in afterwards, outliving the page', async () => {
    act(() => app.services.session.end());
    const { result } = open();
    act(() => result.current.set(true));
    expect(app.services.signInGate.getReason()).toEqual({ kind: 'cart' });
    expect(app.network.calls).toEqual([]);
    act(() => app.signIn('jun'));
    expect(app.network.last(ADD)).toMatchObject({
      token: 'token of jun',
      keepalive: true,
      body: { userId: 'jun', productId: 'shoe', quantity: 1 },
    });
    expect(result.current.isOn).toBe(true);
  });

  test('is known from the batch of statuses, which is asked for once', async () => {
    const { result } = open();
    const products = [shoe, productOf('hat')];
    renderHook(() => useProductStatuses(products), app.rendering);
    const batches = app.network.calls.filter(({ path }) => path === '/api/cart/checkStatuses');
    expect(batches.map(({ body }) => body.productIds)).toEqual([['shoe', 'hat']]);
    await act(() => batches[0]!.answer([{ productId: 'shoe', isLiked: false, inCart: true }]));
    expect(result.current.isOn).toBe(true);
  });
});

describe('the statuses of products', () => {
  const batches = () => app.network.calls.filter(({ path }) => path === '/api/cart/checkStatuses');
  const idsOf = (batch: number) => batches()[batch]?.body.productIds;
  const open = (count: number) =>
    renderHook(({ products }) => useProductStatuses(products), {
      ...app.rendering,
      initialProps: { products: productsFromTo(0, count) },
    });

  test('that could not be asked for are asked with the next products, apart from these', async () => {
    const page = open(2);
    await act(() => batches()[0]!.lose());
    page.rerender({ products: productsFromTo(0, 3) });
    expect(idsOf(1)).toEqual(['2']);
    const answered = [{ productId: '2', isLiked: true, inCart: false }];
    await act(() => batches()[1]!.answer(answered));
    expect(idsOf(2)).toEqual(['0', '1']);
    await act(() => batches()[2]!.answer([]));
    page.rerender({ products: productsFromTo(0, 3) });
    expect(batches()).toHaveLength(3);
  });

  test('are asked for again when the browser is back online, and by nobody before', async () => {
    const page = open(1);
    await act(() => batches()[0]!.answer({}, 500));
    page.rerender({ products: productsFromTo(0, 0) });
    expect(batches()).toHaveLength(1);
    page.rerender({ products: productsFromTo(0, 1) });
    await act(() => batches()[1]!.lose());
    act(() => void window.dispatchEvent(new Event('online')));
    expect(batches().map(({ body }) => body.productIds)).toEqual([['0'], ['0'], ['0']]);
    await act(() => batches()[2]!.answer([]));
    act(() => void window.dispatchEvent(new Event('online')));
    expect(batches()).toHaveLength(3);
  });

  test('of a long list cost a server in trouble one request, the newest first', async () => {
    open(STATUS_BATCH_SIZE + 50);
    await act(() => batches()[0]!.answer({}, 500));
    expect(batches()).toHaveLength(1);
    act(() => void window.dispatchEvent(new Event('online')));
    await act(() => batches()[1]!.answer([]));
    expect(idsOf(1)).toEqual(productsFromTo(50, STATUS_BATCH_SIZE + 50).map(({ id }) => id));
    expect(idsOf(2)).toEqual(productsFromTo(0, 50).map(({ id }) => id));
  });
});

describe('the cart', () => {
  const removed: Removal<CartItem>[] = [];
  const open = async (...items: CartItem[]) => {
    const cart = renderHook(() => useCart({ onRemoved: (removal) => removed.push(removal) }), app.rendering);
    await act(() => app.network.last(LIST).answer({ items }));
    return cart;
  };
  const idsOf = ({ result }: Awaited<ReturnType<typeof open>>) => result.current.items?.map(({ id }) => id);

  beforeEach(() => {
    removed.length = 0;
  });

  test('lets an item go at once, and takes it back in its place', async () => {
    const cart = await open(itemOf('shoe'), itemOf('hat', { price: 5 }), itemOf('bag'));
    const hat = cart.result.current.items![1]!;
    act(() => cart.result.current.remove(hat));
    expect(idsOf(cart)).toEqual(['shoe', 'bag']);
    expect(removed.map(({ thing }) => thing.id)).toEqual(['hat']);
    await act(() => app.network.last(REMOVE).answer({}));

    act(() => void removed[0]!.undo());
    await act(() => app.network.last(ADD).answer({}));
    expect(idsOf(cart)).toEqual(['shoe', 'hat', 'bag']);
    expect(changes()).toEqual([
      [REMOVE, 'hat'],
      [ADD, 'hat'],
    ]);
  });

  test('has an item again that could not be taken out', async () => {
    const cart = await open(itemOf('shoe'));
    act(() => cart.result.current.remove(cart.result.current.items![0]!));
    expect(idsOf(cart)).toEqual([]);
    await act(() => app.network.last(REMOVE).answer({ error: 'No.' }, 500));
    expect(idsOf(cart)).toEqual(['shoe']);
  });

  test('asks again for what was put in elsewhere', async () => {
    const cart = await open(itemOf('shoe'));
    const hat = renderHook(() => useToggle(inCart, productOf('hat'), 'ProductModal'), app.rendering);
    act(() => hat.result.current.set(true));
    await act(() => app.network.last(ADD).answer({}));
    await act(() => app.network.last(LIST).answer({ items: [itemOf('hat'), itemOf('shoe')] }));
    expect(idsOf(cart)).toEqual(['hat', 'shoe']);
  });

  test('that cannot be fetched says why, and can be asked for again', async () => {
    const cart = renderHook(() => useCart(), app.rendering);
    expect(cart.result.current.loading).toBe(true);
    await act(() => app.network.last(LIST).answer({ error: 'Not now.' }, 500));
    expect(cart.result.current).toMatchObject({ error: { reason: 'Not now.' }, loading: false });
    act(() => cart.result.current.retry());
    await act(() => app.network.last(LIST).answer({ items: [itemOf('shoe')] }));
    expect(idsOf(cart)).toEqual(['shoe']);
  });

  test('does not bring back what was taken out before the session ended', async () => {
    const cart = await open(itemOf('shoe'), itemOf('hat'));
    act(() => cart.result.current.remove(cart.result.current.items![0]!));
    await act(() => app.network.last(REMOVE).answer({}));
    act(() => app.services.session.refuse('token of mina'));
    act(() => app.signIn());
    await act(() => app.network.last(LIST).answer({ items: [itemOf('hat')] }));
    expect(idsOf(cart)).toEqual(['hat']);
  });
});

describe('the number of products in the cart', () => {
  const open = () => renderHook(() => useCartCount(), app.rendering);

  test('costs one request a sign-in, however often it is shown, and follows every change at once', async () => {
    const header = open();
    open();
    expect(header.result.current).toBeUndefined();
    await act(() => app.network.last(LIST).answer({ items: [itemOf('hat'), itemOf('bag')] }));
    expect(header.result.current).toBe(2);

    const product = renderHook(() => useToggle(inCart, shoe, 'ProductModal'), app.rendering);
    await act(async () => product.result.current.set(true));
    expect(header.result.current).toBe(3);
    await act(() => app.network.last(ADD).answer({ error: 'No.' }, 500));
    expect(header.result.current).toBe(2);
    expect(app.network.calls.filter(({ path }) => path === LIST)).toHaveLength(1);
  });

  test('is nobody’s after a sign-out, and the next person’s after that', async () => {
    const header = open();
    await act(() => app.network.last(LIST).answer({ items: [itemOf('hat')] }));
    await act(async () => app.services.session.end());
    expect(header.result.current).toBeUndefined();
    await act(async () => app.signIn('jun'));
    expect(header.result.current).toBeUndefined();
    await act(() => app.network.last(LIST).answer({ items: [] }));
    expect(header.result.current).toBe(0);
  });

  test('leaves out what another device took out', async () => {
    const header = open();
    await act(() => app.network.last(LIST).answer({ items: [itemOf('hat'), itemOf('bag')] }));
    renderHook(() => useCart(), app.rendering);
    await act(() => app.network.last(LIST).answer({ items: [itemOf('bag')] }));
    expect(header.result.current).toBe(1);
  });
});
