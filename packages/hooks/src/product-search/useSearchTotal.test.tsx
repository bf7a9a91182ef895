import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { heldApp } from '../testing/app.tsx';
import type { SearchRequest } from './search-request.ts';
import { useSearchTotal } from './useSearchTotal.ts';

let app: ReturnType<typeof heldApp>;

beforeEach(() => {
  app = heldApp();
});
afterEach(() => {
  cleanup();
  app.services.session.dispose();
});

const open = () =>
  renderHook(({ request }: { request?: SearchRequest | undefined }) => useSearchTotal(request), {
    ...app.rendering,
    initialProps: {},
  });
/** `number` counts from 1. Calls are debounced. */
const nextCall = async (number: number) => {
  await vi.waitFor(() => expect(app.network.calls).toHaveLength(number));
  return app.network.last('/api/search/query');
};
const found = (total: number) => ({ results: [], nextStart: -1, asOf: 5, total });

test('a filter panel learns the number of products for its choices, by a request for one product', async () => {
  const total = open();
  total.rerender({ request: { query: '', maxPrice: 50, ignore: ['price'] } });
  const call = await nextCall(1);
  expect(call.body).toEqual({ query: '', maxPrice: 50, ignore: ['price'], start: 0, limit: 1 });
  expect(total.result.current).toBeUndefined();
  await act(() => call.answer(found(42)));
  expect(total.result.current).toBe(42);
});

test('quick changes are counted once, and a changed or closed count is aborted', async () => {
  const total = open();
  for (const color of ['Red', 'Navy']) total.rerender({ request: { query: 'coat', color: [color] } });
  const first = await nextCall(1);
  expect(first.body).toMatchObject({ color: ['Navy'] });

  total.rerender({ request: { query: 'coat', color: ['Pink'] } });
  expect(first.isAborted()).toBe(true);
  await act(() => first.answer(found(7)));
  expect(total.result.current).toBeUndefined();
  const second = await nextCall(2);
  total.rerender({ request: undefined });
  expect(second.isAborted()).toBe(true);

  // The same choice is counted again, since its first request was aborted.
  total.rerender({ request: { query: 'coat', color: ['Pink'] } });
  const third = await nextCall(3);
  await act(() => third.answer(found(3)));
  expect(total.result.current).toBe(3);
});
