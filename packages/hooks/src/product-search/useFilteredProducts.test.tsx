import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { heldApp } from '../testing/app.tsx';
import { productOf } from '../testing/products.ts';
import type { ProductFilterChoice, ProductScope } from './product-filter.ts';
import { useFilteredProducts } from './useFilteredProducts.ts';

interface Page {
  pageKey: string;
  scope: ProductScope;
  query: string;
  filter: ProductFilterChoice;
}

const anything: ProductFilterChoice = {
  minPrice: 0,
  maxPrice: 1000,
  sort: 'default',
  brands: [],
  colors: [],
};
const plain: Page = { pageKey: 'a', scope: 'verified', query: '', filter: anything };
const filteredBy = (filter: Partial<ProductFilterChoice>, query = ''): Page => ({
  ...plain,
  query,
  filter: { ...anything, ...filter },
});

describe('the product screens', () => {
  let app: ReturnType<typeof heldApp>;

  const open = (page: Page) =>
    renderHook(({ pageKey, scope, ...chosen }: Page) => useFilteredProducts(pageKey, scope, chosen), {
      ...app.rendering,
      initialProps: page,
    });
  const idsOf = ({ result }: ReturnType<typeof open>) => result.current.products.map(({ id }) => id);
  const page = (...ids: string[]) => ({
    products: ids.map((id) => productOf(id)),
    pagination: { page: 1, pages: 1 },
  });
  const found = (...ids: string[]) => ({ results: ids.map((id) => productOf(id)), nextStart: -1, asOf: 5 });
  const searched = () => {
    const {
      start: _start,
      limit: _limit,
      ...body
    } = app.network.last('/api/search/query', ({ body }) => body.start === 0).body;
    return body;
  };

  beforeEach(() => {
    app = heldApp();
  });
  afterEach(() => {
    cleanup();
    app.services.session.dispose();
  });

  test.each(['verified', 'popular'] as const)('a screen without choices shows the %s feed', async (scope) => {
    const products = open({ ...plain, scope });
    expect(app.network.calls.map(({ method, path }) => [method, path])).toEqual([
      ['GET', `/api/products/${scope}`],
    ]);
    await act(() => app.network.last('/api/products').answer(page('shoe')));
    expect(idsOf(products)).toEqual(['shoe']);
  });

  test('product screens show a feed in pages of 20', async () => {
    const products = open(plain);
    const first = { ...page('shoe'), pagination: { page: 1, pages: 2 }, snapshot: 'then' };
    await act(() => app.network.last('/api/products/verified').answer(first));
    act(() => products.result.current.loadMore());
    await act(() => app.network.last('/api/products/verified').answer(page('hat')));
    expect(idsOf(products)).toEqual(['shoe', 'hat']);
    expect(app.network.calls.map(({ query }) => query)).toEqual([
      { page: '1', limit: '20' },
      { page: '2', limit: '20', snapshot: 'then' },
    ]);
  });

  test('product screens search for all choices, within the scope', () => {
    open(
      filteredBy(
        { minPrice: 20, maxPrice: 80, sort: 'price_low_to_high', brands: ['Ora', 'Alm'], colors: ['Red'] },
        ' shoes ',
      ),
    );
    expect(searched()).toEqual({
      query: 'shoes',
      minPrice: 20,
      maxPrice: 80,
      sortBy: 'price_low_to_high',
      brand: ['Alm', 'Ora'],
      color: ['Red'],
      verified: true,
    });
    open({ ...plain, scope: 'popular', query: 'hats' });
    expect(searched()).toEqual({ query: 'hats' });
  });

  test.each([
    [{ maxPrice: 1000, minPrice: 20 }, { minPrice: 20 }],
    [{ maxPrice: 80, minPrice: 0 }, { maxPrice: 80 }],
    [
      { maxPrice: 20, minPrice: 80 },
      { minPrice: 20, maxPrice: 80 },
    ],
    [{ maxPrice: 80, minPrice: -5 }, { maxPrice: 80 }],
    [{ maxPrice: 999, minPrice: 0 }, { maxPrice: 999 }],
    [{ maxPrice: 1000, minPrice: 1 }, { minPrice: 1 }],
  ])('product screens read the slider at %o as %o', (filter, limits) => {
    open(filteredBy(filter));
    expect(searched()).toEqual({ query: '', verified: true, ...limits });
  });

  test.each(['price_low_to_high', 'price_high_to_low'] as const)('a screen requests the order %s', (sort) => {
    open(filteredBy({ sort }));
    expect(searched()).toEqual({ query: '', verified: true, sortBy: sort });
  });

  test('product screens keep the old products until those of a changed filter arrive, and restore them on Back', async () => {
    const products = open(plain);
    await act(() => app.network.last('/api/products/verified').answer(page('shoe')));

    products.rerender({ ...filteredBy({ colors: ['Red'] }), pageKey: 'b' });
    const red = app.network.last('/api/search/query', ({ body }) => body.start === 0);
    products.rerender({ ...filteredBy({ colors: ['Blue'] }), pageKey: 'c' });
    expect(red.isAborted()).toBe(true);
    expect(idsOf(products)).toEqual(['shoe']);
    expect(products.result.current.isStale).toBe(true);

    await act(() =>
      app.network.last('/api/search/query', ({ body }) => body.start === 0).answer(found('hat')),
    );
    expect(idsOf(products)).toEqual(['hat']);
    expect(products.result.current.isStale).toBe(false);

    const asked = app.network.calls.length;
    products.rerender(plain);
    expect(idsOf(products)).toEqual(['shoe']);
    expect(app.network.calls).toHaveLength(asked);
  });

  test.each([
    ['refused', (call: { answer(body: unknown, status: number): Promise<void> }) => call.answer({}, 500)],
    ['failed', (call: { lose(): Promise<void> }) => call.lose()],
  ] as const)('product screens report a search that %s, which can be retried', async (error, go) => {
    const products = open(filteredBy({ colors: ['Red'] }));
    const firstWindow = () => app.network.last('/api/search/query', ({ body }) => body.start === 0);
    await act(() => go(firstWindow()));
    expect(products.result.current).toMatchObject({ error, loading: false });
    act(() => products.result.current.loadMore());
    await act(() => firstWindow().answer(found('hat')));
    expect(idsOf(products)).toEqual(['hat']);
  });
});
