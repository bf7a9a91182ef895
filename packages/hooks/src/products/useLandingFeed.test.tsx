import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { memoryStorage, sharedMap } from '../storage/memory-storage.ts';
import { heldApp } from '../testing/app.tsx';
import { productOf } from '../testing/products.ts';
import { useLandingFeed } from './useLandingFeed.ts';

const page = (...ids: string[]) => ({
  products: ids.map((id) => productOf(id)),
  pagination: { page: 1, pages: 2 },
});

describe('the landing page', () => {
  let app: ReturnType<typeof heldApp>;
  let kept: ReturnType<typeof sharedMap>;

  const open = () => renderHook(() => useLandingFeed('a'), app.rendering);
  const idsOf = ({ result }: ReturnType<typeof open>) => result.current.products.map(({ id }) => id);
  const asked = () => app.network.calls.map(({ path, query }) => [path, query.page, query.limit]);

  beforeEach(() => {
    kept = sharedMap();
    app = heldApp({ sessionStorage: memoryStorage(kept) });
  });
  afterEach(() => {
    cleanup();
    app.services.session.dispose();
  });

  test('the landing page shows personalized products, else popular, else verified ones, in pages of 20', async () => {
    app.signIn();
    const landing = open();
    await act(() => app.network.last('/api/products/personalized').answer(page()));
    await act(() => app.network.last('/api/products/popular').answer({ error: 'No.' }, 500));
    await act(() => app.network.last('/api/products/verified').answer(page('shoe')));
    act(() => landing.result.current.loadMore());
    await act(() => app.network.last('/api/products/verified').answer(page('hat')));
    expect(idsOf(landing)).toEqual(['shoe', 'hat']);
    expect(asked()).toEqual([
      ['/api/products/personalized', '1', '20'],
      ['/api/products/popular', '1', '20'],
      ['/api/products/verified', '1', '20'],
      ['/api/products/verified', '2', '20'],
    ]);
  });

  test('the landing page requests nothing personal for a guest', async () => {
    open();
    expect(asked()).toEqual([['/api/products/popular', '1', '20']]);
  });

  test.each([
    ['landingProducts:guest', undefined],
    ['landingProducts:mina', 'mina'],
  ])('the landing page keeps its products over a reload, under %s', async (key, person) => {
    if (person) app.signIn(person);
    const landing = open();
    await act(() => app.network.last('/api/products').answer(page('shoe')));
    landing.unmount();
    expect([...kept.values.keys()]).toContain(key);

    app.services.session.dispose();
    app = heldApp({ sessionStorage: memoryStorage(kept) });
    if (person) app.signIn(person);
    expect(idsOf(open())).toEqual(['shoe']);
    expect(app.network.calls).toEqual([]);
  });

  test('every visit of the browser session starts from the last pages, however late (1 §2)', async () => {
    const first = open();
    await act(() => app.network.last('/api/products').answer(page('shoe')));
    first.unmount();
    const asked = app.network.calls.length;

    const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 3 * 24 * 3_600_000);
    const { result } = renderHook(() => useLandingFeed('another visit'), app.rendering);
    expect(result.current.products.map(({ id }) => id)).toEqual(['shoe']);
    expect(app.network.calls).toHaveLength(asked);
    now.mockRestore();
  });
});
