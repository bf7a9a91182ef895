import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { memoryStorage, sharedMap } from '../storage/memory-storage.ts';
import { browserStorage } from '../storage/storage.ts';
import { heldApp } from '../testing/app.tsx';
import { productOf } from '../testing/products.ts';
import { useRememberViewed } from './useRememberViewed.ts';
import { useViewedIds, useViewedProducts } from './useViewedProducts.ts';
import { viewedProducts } from './viewed-products.ts';

type App = ReturnType<typeof heldApp>;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const named = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, place) => `p${from + place}`);

describe('viewed products', () => {
  test('viewed products are kept newest first, each once, up to the limit, also for the next visit', () => {
    const localStorage = memoryStorage();
    const viewed = viewedProducts(heldApp({ localStorage }).services);
    for (const id of ['shoe', 'hat', 'bag', 'shoe']) viewed.add(id);
    expect(viewed.ids()).toEqual(['shoe', 'bag', 'hat']);
    expect(viewed.ids()).toBe(viewed.ids());
    expect(viewedProducts(heldApp({ localStorage }).services).ids()).toEqual(['shoe', 'bag', 'hat']);
    for (const id of named(0, 40)) viewed.add(id);
    expect(viewed.ids()).toEqual(named(16, 40).reverse());
  });

  test('viewed products are dropped at the sign-out, and no later person sees them', () => {
    const localStorage = memoryStorage();
    const app = heldApp({ localStorage });
    localStorage.set('viewed:mina', 'boot');
    app.signIn('mina');
    // The list is dropped even though this app never read it.
    app.services.session.end();
    expect(localStorage.keys().filter((key) => key.startsWith('viewed'))).toEqual([]);
    const viewed = viewedProducts(app.services);
    app.signIn('mina');
    viewed.add('shoe');
    app.services.session.end();
    expect(viewed.ids()).toEqual([]);
    app.signIn('jun');
    expect(viewed.ids()).toEqual([]);
    expect(localStorage.keys().filter((key) => key.startsWith('viewed'))).toEqual([]);
  });

  test('a guest’s viewed products pass to the person who signs in, before their older ones', () => {
    const localStorage = memoryStorage();
    const app = heldApp({ localStorage });
    localStorage.set('viewed:mina', 'old shoe');
    localStorage.set('viewed:jun', 'secret');
    const viewed = viewedProducts(app.services);
    expect(viewed.ids()).toEqual([]);
    viewed.add('hat');
    viewed.add('shoe');
    app.signIn('mina');
    expect(viewed.ids()).toEqual(['shoe', 'hat', 'old']);
    expect(localStorage.keys().filter((key) => key.startsWith('viewed'))).toEqual(['viewed:mina']);
  });

  test('viewed products stay with a person whose session expires', () => {
    const app = heldApp();
    app.signIn('mina');
    const viewed = viewedProducts(app.services);
    viewed.add('shoe');
    app.services.session.refuse('token of mina');
    expect(viewed.ids()).toEqual(['shoe']);
    app.signIn('mina');
    expect(viewed.ids()).toEqual(['shoe']);
  });

  test('viewed products are the same in all tabs', () => {
    const browser = sharedMap();
    const [one, other] = [0, 1].map(() => heldApp({ localStorage: memoryStorage(browser) })) as [App, App];
    const { result } = renderHook(() => useViewedIds(), other.rendering);
    expect(result.current).toEqual([]);
    act(() => viewedProducts(one.services).add('shoe'));
    expect(result.current).toEqual(['shoe']);
    act(() => viewedProducts(other.services).add('hat'));
    expect(result.current).toEqual(['hat', 'shoe']);
    expect(viewedProducts(one.services).ids()).toEqual(['hat', 'shoe']);
    act(() => void viewedProducts(one.services).clear());
    expect(result.current).toEqual([]);
  });

  test.each([
    ['[1,2]', []],
    ['<img src=x onerror=alert(1)>', []],
    ['shoe  ../../etc ☃ hat?x=1 hat,shoe hat shoe\u0000 hat', ['shoe', 'hat']],
    [`${'a'.repeat(65)} ok`, ['ok']],
    ['x'.repeat(1_000_000), []],
    [named(0, 500).join(' '), named(0, 24)],
  ])('viewed products read from the stored text %.40j only valid ids', (text, ids) => {
    const localStorage = memoryStorage();
    localStorage.set('viewed:guest', text);
    const viewed = viewedProducts(heldApp({ localStorage }).services);
    expect(viewed.ids()).toEqual(ids);
    viewed.add('nonsense here');
    viewed.add('bag');
    expect(viewed.ids()).toEqual(['bag', ...ids].slice(0, 24));
  });

  test('viewed products last for the page if the browser refuses to store them', () => {
    const refuse = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem: refuse,
      removeItem: refuse,
      key: refuse,
      length: 0,
    });
    const viewed = viewedProducts(heldApp({ localStorage: browserStorage('localStorage') }).services);
    viewed.add('shoe');
    viewed.add('hat');
    expect(viewed.ids()).toEqual(['hat', 'shoe']);
    viewed.clear();
    expect(viewed.ids()).toEqual([]);
  });

  test('an undone clearing puts viewed products back behind newer ones, but not for another person', () => {
    const app = heldApp();
    const viewed = viewedProducts(app.services);
    viewed.add('shoe');
    const takeBack = viewed.clear();
    viewed.add('hat');
    takeBack();
    expect(viewed.ids()).toEqual(['hat', 'shoe']);
    app.signIn('mina');
    const takeBackForMina = viewed.clear();
    app.services.session.end();
    takeBackForMina();
    expect(viewed.ids()).toEqual([]);
  });
});

describe('stepping through products', () => {
  beforeEach(() => vi.useFakeTimers());

  test('the first opened product counts at once, and passed ones do not count', () => {
    const app = heldApp();
    const viewed = viewedProducts(app.services);
    const { rerender } = renderHook(({ id }) => useRememberViewed(id), {
      wrapper: app.rendering.wrapper,
      initialProps: { id: undefined as string | undefined },
    });
    expect(viewed.ids()).toEqual([]);
    rerender({ id: 'shoe' });
    expect(viewed.ids()).toEqual(['shoe']);
    rerender({ id: 'passed' });
    rerender({ id: 'hat' });
    vi.runAllTimers();
    expect(viewed.ids()).toEqual(['hat', 'shoe']);
  });
});

describe('the row of viewed products', () => {
  test('the row is fetched once, and is restored when the viewer goes back to its page', async () => {
    const app = heldApp();
    const ids = ['shoe'];
    viewedProducts(app.services).add('shoe');
    const open = () => renderHook(() => useViewedProducts(ids), app.rendering);
    const before = open();
    await act(() => app.network.last('/api/products').answer({ products: [productOf('shoe')] }));
    before.unmount();
    expect(open().result.current.products).toMatchObject([{ id: 'shoe' }]);
    expect(app.network.calls).toHaveLength(1);
  });

  const row = (app: App, ids: readonly string[]) => {
    for (const id of [...ids].reverse()) viewedProducts(app.services).add(id);
    return renderHook(() => useViewedProducts(ids), app.rendering).result;
  };

  test('the row fetches its products once, in order, and forgets those that no longer exist', async () => {
    const app = heldApp();
    const ids = ['shoe', 'gone', 'hat'];
    const result = row(app, ids);
    expect(result.current).toMatchObject({ loading: true, products: [] });
    const call = app.network.last('/api/products');
    expect(call.query).toEqual({ ids: 'shoe,gone,hat' });
    await act(() => call.answer({ products: [productOf('shoe'), productOf('hat')] }));
    expect(result.current.products.map(({ id }) => id)).toEqual(['shoe', 'hat']);
    expect(viewedProducts(app.services).ids()).toEqual(['shoe', 'hat']);
    expect(app.network.calls).toHaveLength(1);
  });

  test('the row tells a failure, which can be retried, from products that no longer exist', async () => {
    const app = heldApp();
    const result = row(app, ['gone']);
    await act(() => app.network.last('/api/products').lose());
    expect(result.current).toMatchObject({ failed: true, loading: false, isCleared: false });
    act(() => result.current.retry());
    await act(() => app.network.last('/api/products').answer({ products: [] }));
    expect(result.current).toMatchObject({ failed: false, loading: false, isCleared: false, products: [] });
    expect(viewedProducts(app.services).ids()).toEqual([]);
  });

  test('the row keeps its products, however many others are viewed meanwhile', async () => {
    const app = heldApp();
    app.signIn('mina');
    const result = row(app, ['shoe', 'hat']);
    const answer = { products: [productOf('shoe'), productOf('hat')] };
    await act(() => app.network.last('/api/products').answer(answer));
    act(() => named(0, 30).forEach((id) => void viewedProducts(app.services).add(id)));
    expect(result.current).toMatchObject({ isCleared: false, products: [{ id: 'shoe' }, { id: 'hat' }] });
    app.services.localStorage.set('viewed:jun', named(100, 124).join(' '));
    act(() => app.signIn('jun'));
    expect(result.current.isCleared).toBe(true);
  });

  test('the row leaves when it is cleared or the person leaves, and an undo restores it', async () => {
    const app = heldApp();
    app.signIn('mina');
    const result = row(app, ['shoe']);
    await act(() => app.network.last('/api/products').answer({ products: [productOf('shoe')] }));
    let takeBack = () => {};
    act(() => {
      takeBack = result.current.clear();
    });
    expect(result.current.isCleared).toBe(true);
    act(() => takeBack());
    expect(result.current).toMatchObject({ isCleared: false, products: [{ id: 'shoe' }] });
    act(() => app.services.session.end());
    expect(result.current.isCleared).toBe(true);
  });
});
