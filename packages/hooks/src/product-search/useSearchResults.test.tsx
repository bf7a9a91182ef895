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

  test('results of an older search never replace newer ones, and stay until those arrive', async () => {
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

  test('results of an older search are hidden when a newer one fails, which can be retried', async () => {
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

  test('results are restored without a request on Back, and after a reload', async () => {
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

  test('results include the reading of the query and the total, also on Back and after a reload', async () => {
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

  test('results of a cancelled search are requested again on Back', async () => {
    const results = open({ pageKey: 'a', query: 'shoes' });
    results.rerender({ pageKey: 'b', query: 'hats' });
    results.rerender({ pageKey: 'a', query: 'shoes' });
    await act(() => callFor('shoes').answer(found('shoe')));
    expect(idsOf(results)).toEqual(['shoe']);
    expect(asked()).toEqual(['shoes', 'hats', 'shoes']);
  });

  test('results are restored on Back after a reload of another page', async () => {
    const results = open({ pageKey: 'a', query: 'shoes' });
    await act(() => callFor('shoes').answer(found('shoe')));
    results.unmount();
    start();
    expect(idsOf(open({ pageKey: 'a', query: 'shoes' }))).toEqual(['shoe']);
    expect(asked()).toEqual([]);
  });

  test('results of a person leave the storage when the person leaves', async () => {
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

  test('results begin with those of the landing page, and continue after them', async () => {
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

  test('results kept with a saved search are followed by present ones', async () => {
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
  ])('results are requested when the navigation state is %j', (first) => {
    open({ pageKey: 'a', query: 'shoes', first });
    expect(asked()).toEqual(['shoes']);
  });

  test('results of a blank query are empty, without a request', () => {
    const results = open({ pageKey: 'a', query: '  ' });
    expect(results.result.current).toMatchObject({ products: [], loading: false, hasMore: false });
    expect(app.network.calls).toEqual([]);
  });
});
