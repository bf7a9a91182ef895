import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { memoryStorage, sharedMap } from '../storage/memory-storage.ts';
import { heldApp } from '../testing/app.tsx';
import { productOf, productsFromTo } from '../testing/products.ts';
import { useSearchResults } from './useSearchResults.ts';

interface Page {
  pageKey: string;
  query: string;
  first?: unknown;
}

const found = (...ids: string[]) => ({ results: ids.map((id) => productOf(id)), nextStart: -1, asOf: 5 });

describe('the results of a search', () => {
  let app: ReturnType<typeof heldApp>;
  let sessionStorage: ReturnType<typeof memoryStorage>;

  const start = () => {
    app = heldApp({ sessionStorage });
    return app;
  };
  const open = (page: Page) =>
    renderHook(
      ({ pageKey, query, first }: Page) => useSearchResults(pageKey, { query, sortBy: 'default' }, first),
      { ...app.rendering, initialProps: page },
    );
  const idsOf = (results: ReturnType<typeof open>) =>
    results.result.current.products.map((product) => product.id);
  /** The first windows that were asked for, by query. */
  const asked = () => app.network.calls.filter(({ body }) => body.start === 0).map(({ body }) => body.query);
  const callFor = (query: string) =>
    app.network.last('/api/search/query', ({ body }) => body.query === query && body.start === 0);

  beforeEach(() => {
    sessionStorage = memoryStorage();
    start();
  });
  afterEach(() => {
    cleanup();
    app.services.session.dispose();
  });

  test('of an older search never take the place of a newer one, and stay until that is there', async () => {
    const results = open({ pageKey: 'a', query: 'shoes' });
    await act(() => callFor('shoes').answer(found('shoe')));
    results.rerender({ pageKey: 'b', query: 'hats' });
    const hats = callFor('hats');
    expect(idsOf(results)).toEqual(['shoe']);
    expect(results.result.current).toMatchObject({ isStale: true, loading: true });

    results.rerender({ pageKey: 'c', query: 'bags' });
    expect(hats.isAborted()).toBe(true);
    await act(() => hats.answer(found('hat')));
    expect(idsOf(results)).toEqual(['shoe']);
    await act(() => callFor('bags').answer(found('bag')));
    expect(idsOf(results)).toEqual(['bag']);
    expect(results.result.current).toMatchObject({ isStale: false, loading: false, hasMore: false });
  });

  test('are not shown as those of a newer search that failed, and that can be tried again', async () => {
    const results = open({ pageKey: 'a', query: 'shoes' });
    await act(() => callFor('shoes').answer(found('shoe')));
    results.rerender({ pageKey: 'b', query: 'hats' });
    await act(() => callFor('hats').answer({ error: 'No.' }, 500));
    expect(results.result.current).toMatchObject({ products: [], error: 'refused', isStale: false });
    act(() => results.result.current.loadMore());
    expect(results.result.current).toMatchObject({ products: [], loading: true, isStale: false });
    await act(() => callFor('hats').answer(found()));
    expect(results.result.current).toMatchObject({ products: [], error: undefined, isStale: false });
  });

  test('are there on the way back without a request, and after a reload', async () => {
    const results = open({ pageKey: 'a', query: 'shoes' });
    await act(() => callFor('shoes').answer(found('shoe')));
    results.rerender({ pageKey: 'b', query: 'hats' });
    await act(() => callFor('hats').answer(found('hat')));
    results.rerender({ pageKey: 'a', query: 'shoes' });
    expect(idsOf(results)).toEqual(['shoe']);
    expect(asked()).toEqual(['shoes', 'hats']);

    window.dispatchEvent(new Event('pagehide'));
    start();
    expect(idsOf(open({ pageKey: 'a', query: 'shoes' }))).toEqual(['shoe']);
    expect(app.network.calls).toEqual([]);
  });

  test('say how the query was read and how many there are, also on the way back and after a reload', async () => {
    const understood = { query: 'shoes', maxPrice: 100, priceText: 'under 100' };
    const results = open({ pageKey: 'a', query: 'shoes under 100' });
    expect(results.result.current).not.toHaveProperty('total');
    await act(() => callFor('shoes under 100').answer({ ...found('shoe'), understood, total: 42 }));
    expect(results.result.current).toMatchObject({ understood, total: 42 });
    results.rerender({ pageKey: 'b', query: 'hats' });
    await act(() => callFor('hats').answer({ ...found('hat'), total: 'many' }));
    expect(results.result.current.total).toBe('many');
    results.rerender({ pageKey: 'a', query: 'shoes under 100' });
    expect(results.result.current).toMatchObject({ understood, total: 42 });

    window.dispatchEvent(new Event('pagehide'));
    start();
    expect(open({ pageKey: 'a', query: 'shoes under 100' }).result.current).toMatchObject({
      understood,
      total: 42,
    });
    expect(app.network.calls).toEqual([]);
  });

  test('given up on the way are asked for anew on the way back', async () => {
    const results = open({ pageKey: 'a', query: 'shoes' });
    results.rerender({ pageKey: 'b', query: 'hats' });
    results.rerender({ pageKey: 'a', query: 'shoes' });
    await act(() => callFor('shoes').answer(found('shoe')));
    expect(idsOf(results)).toEqual(['shoe']);
    expect(asked()).toEqual(['shoes', 'hats', 'shoes']);
  });

  test('are there after a reload of another page, on the way back', async () => {
    const results = open({ pageKey: 'a', query: 'shoes' });
    await act(() => callFor('shoes').answer(found('shoe')));
    results.unmount();
    start();
    expect(idsOf(open({ pageKey: 'a', query: 'shoes' }))).toEqual(['shoe']);
    expect(asked()).toEqual([]);
  });

  test('of a person are kept for nobody once they have left', async () => {
    const kept = sharedMap();
    sessionStorage = memoryStorage(kept);
    start();
    app.signIn();
    const results = open({ pageKey: 'a', query: 'shoes' });
    await act(() => callFor('shoes').answer(found('shoe')));
    window.dispatchEvent(new Event('pagehide'));
    expect([...kept.values.keys()].sort()).toEqual(['searchProducts:mina', 'searchSummaries:mina']);
    act(() => app.services.session.end());
    results.unmount();
    expect([...kept.values.keys()]).toEqual([]);
  });

  test('begin with what the landing page found, and go on after it', async () => {
    const first = { products: productsFromTo(0, 20), nextStart: 20, asOf: 5 };
    const results = open({ pageKey: 'a', query: 'shoes', first });
    expect(results.result.current).toMatchObject({ loading: false, hasMore: true });
    expect(idsOf(results)).toHaveLength(20);
    act(() => results.result.current.loadMore());
    expect(app.network.calls.map(({ body }) => [body.start, body.asOf])).toEqual([
      [20, 5],
      [120, 5],
    ]);
  });

  test('that were stored with a search are followed by what is found now', async () => {
    const results = open({ pageKey: 'a', query: 'shoes', first: { products: [productOf('stored')] } });
    act(() => results.result.current.loadMore());
    await act(() => callFor('shoes').answer(found('new', 'stored')));
    expect(idsOf(results)).toEqual(['stored', 'new']);
  });

  test.each([
    null,
    'shoes',
    { products: 'none' },
    { products: [{ name: 'no id' }] },
    { products: [], nextStart: 20 },
  ])('are asked for when the navigation state says %j', (first) => {
    open({ pageKey: 'a', query: 'shoes', first });
    expect(asked()).toEqual(['shoes']);
  });

  test('of a blank query are nothing, and nothing is asked', () => {
    const results = open({ pageKey: 'a', query: '  ' });
    expect(results.result.current).toMatchObject({ products: [], loading: false, hasMore: false });
    expect(app.network.calls).toEqual([]);
  });
});
