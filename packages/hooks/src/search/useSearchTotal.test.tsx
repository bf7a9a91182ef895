import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { heldApp } from '../testing/app.tsx';
import type { SearchRequest } from './search-request.ts';
import { useSearchTotal } from './useSearchTotal.ts';

afterEach(cleanup);

test('a panel knows how many products its choice would find, by one product alone', async () => {
  const app = heldApp();
  const total = renderHook(({ request }: { request?: SearchRequest }) => useSearchTotal(request), {
    ...app.rendering,
    initialProps: {},
  });
  expect(app.network.calls).toEqual([]);
  total.rerender({ request: { query: '', maxPrice: 50, ignore: ['price'] } });
  const call = app.network.last('/api/search/query');
  expect(call.body).toEqual({ query: '', maxPrice: 50, ignore: ['price'], start: 0, limit: 1 });
  expect(total.result.current).toBeUndefined();
  await act(() => call.answer({ results: [], nextStart: -1, asOf: 5, total: 42 }));
  expect(total.result.current).toBe(42);
  app.services.session.dispose();
});
