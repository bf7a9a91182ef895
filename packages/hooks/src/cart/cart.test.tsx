import { act, cleanup, renderHook } from '@testing-library/react';
import { type CartItem, STATUS_BATCH_SIZE } from '@vitrine/api';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { RelationFailure } from '../optimistic/relation-store.ts';
import type { Removal } from '../optimistic/removals.ts';
import { useReading } from '../optimistic/useReading.ts';
import { useToggle } from '../optimistic/useRelation.ts';
import { useRelationFailures } from '../optimistic/useRelationFailures.ts';
import { productStatuses } from '../products/product-thing.ts';
import { heldApp } from '../testing/app.tsx';
import { settled } from '../testing/held-network.ts';
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

  test('a product shows in the cart at once; six presses end in the last one, with two calls', async () => {
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

  test('a product that could not be added leaves the cart; the failure is reported and can be retried', async () => {
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

  test('a guest is asked to sign in, and the product is added afterwards, by a call that outlives the page', async () => {
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

  test('a product’s place in the cart is known from the batch of statuses, which is requested once', async () => {
    const { result } = open();
    const products = [shoe, productOf('hat')];
    renderHook(() => useReading(productStatuses, products), app.rendering);
    await act(settled);
    const batches = app.network.calls.filter(({ path }) => path === '/api/cart/checkStatuses');
    expect(batches.map(({ body }) => body.productIds)).toEqual([['shoe', 'hat']]);
    await act(() => batches[0]!.answer([{ productId: 'shoe', isLiked: false, inCart: true }]));
    expect(result.current.isOn).toBe(true);
  });
});

describe('the statuses of products', () => {
  const batches = () => app.network.calls.filter(({ path }) => path === '/api/cart/checkStatuses');
  const idsOf = (batch: number) => batches()[batch]?.body.productIds;
  const open = async (count: number) => {
    const page = renderHook(({ products }) => useReading(productStatuses, products), {
      ...app.rendering,
      initialProps: { products: productsFromTo(0, count) },
    });
    await act(settled);
    return page;
  };
  const online = () =>
    act(() => {
      window.dispatchEvent(new Event('online'));
      return settled();
    });

  test('statuses of a failed call are requested with the next products, in a separate call', async () => {
    const page = await open(2);
    await act(() => batches()[0]!.lose());
    page.rerender({ products: productsFromTo(0, 3) });
    await act(settled);
    expect(idsOf(1)).toEqual(['2']);
    const answered = [{ productId: '2', isLiked: true, inCart: false }];
    await act(() => batches()[1]!.answer(answered));
    expect(idsOf(2)).toEqual(['0', '1']);
    await act(() => batches()[2]!.answer([]));
    page.rerender({ products: productsFromTo(0, 3) });
    await act(settled);
    expect(batches()).toHaveLength(3);
  });

  test('statuses are requested again when the browser is back online, and not before', async () => {
    const page = await open(1);
    await act(() => batches()[0]!.answer({}, 500));
    page.rerender({ products: productsFromTo(0, 0) });
    await act(settled);
    expect(batches()).toHaveLength(1);
    page.rerender({ products: productsFromTo(0, 1) });
    await act(settled);
    await act(() => batches()[1]!.lose());
    await online();
    expect(batches().map(({ body }) => body.productIds)).toEqual([['0'], ['0'], ['0']]);
    await act(() => batches()[2]!.answer([]));
    await online();
    expect(batches()).toHaveLength(3);
  });

  test('the statuses of a long list cost a failing server one request, newest first', async () => {
    await open(STATUS_BATCH_SIZE + 50);
    await act(() => batches()[0]!.answer({}, 500));
    expect(batches()).toHaveLength(1);
    await online();
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

  test('a removed item leaves the cart at once, and an undo restores its place', async () => {
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

  test('an item that could not be removed returns to the cart', async () => {
    const cart = await open(itemOf('shoe'));
    act(() => cart.result.current.remove(cart.result.current.items![0]!));
    expect(idsOf(cart)).toEqual([]);
    await act(() => app.network.last(REMOVE).answer({ error: 'No.' }, 500));
    expect(idsOf(cart)).toEqual(['shoe']);
  });

  test('the cart is fetched again after an addition elsewhere', async () => {
    const cart = await open(itemOf('shoe'));
    const hat = renderHook(() => useToggle(inCart, productOf('hat'), 'ProductModal'), app.rendering);
    act(() => hat.result.current.set(true));
    await act(() => app.network.last(ADD).answer({}));
    await act(() => app.network.last(LIST).answer({ items: [itemOf('hat'), itemOf('shoe')] }));
    expect(idsOf(cart)).toEqual(['hat', 'shoe']);
  });

  test('a cart that cannot be fetched says why, and can be fetched again', async () => {
    const cart = renderHook(() => useCart(), app.rendering);
    expect(cart.result.current.loading).toBe(true);
    await act(() => app.network.last(LIST).answer({ error: 'Not now.' }, 500));
    expect(cart.result.current).toMatchObject({ error: { reason: 'Not now.' }, loading: false });
    act(() => cart.result.current.retry());
    await act(() => app.network.last(LIST).answer({ items: [itemOf('shoe')] }));
    expect(idsOf(cart)).toEqual(['shoe']);
  });

  test('an item removed before the session expired does not return to the cart', async () => {
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
  const open = async () => {
    const count = renderHook(() => useCartCount(), app.rendering);
    await act(settled);
    return count;
  };

  test('the number costs one request per sign-in, however often it is shown, and follows every change at once', async () => {
    const header = await open();
    await open();
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

  test('the number is unknown after a sign-out, and is the next person’s after that', async () => {
    const header = await open();
    await act(() => app.network.last(LIST).answer({ items: [itemOf('hat')] }));
    await act(async () => app.services.session.end());
    expect(header.result.current).toBeUndefined();
    await act(async () => app.signIn('jun'));
    await act(settled);
    expect(header.result.current).toBeUndefined();
    await act(() => app.network.last(LIST).answer({ items: [] }));
    expect(header.result.current).toBe(0);
  });

  test('the number leaves out items that another device removed', async () => {
    const header = await open();
    await act(() => app.network.last(LIST).answer({ items: [itemOf('hat'), itemOf('bag')] }));
    renderHook(() => useCart(), app.rendering);
    await act(() => app.network.last(LIST).answer({ items: [itemOf('bag')] }));
    expect(header.result.current).toBe(1);
  });
});
