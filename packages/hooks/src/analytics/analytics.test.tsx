import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { heldApp } from '../testing/app.tsx';
import { useLinkAnalytics } from './useLinkAnalytics.ts';
import { usePostOpened } from './usePostOpened.ts';

let app: ReturnType<typeof heldApp>;
beforeEach(() => {
  app = heldApp();
  app.signIn();
});
afterEach(() => {
  cleanup();
  app.services.session.dispose();
});

test('a plan that ends while analytics are open takes them away', async () => {
  const { result } = renderHook(() => useLinkAnalytics({ days: 7 }), app.rendering);
  const links = '/api/analytics/links';
  await act(() => app.network.last(links).answer({ days: [{ day: '2026-11-21', post: 1 }], links: [] }));
  expect(result.current).toMatchObject({
    status: 'ready',
    analytics: { days: [{ day: '2026-11-21', post: 1, list: 0 }] },
  });
  await act(async () => result.current.retry());
  await act(() => app.network.last(links).answer({ error: { code: 'plan_required' } }, 402));
  expect(result.current).toMatchObject({ status: 'planRequired', analytics: undefined });
});

test('an opened post is told of once', async () => {
  const { result } = renderHook(usePostOpened, app.rendering);
  await act(async () => {
    for (const id of ['p1', 'p1', 'p2']) result.current(id);
  });
  const told = app.network.calls.map(({ path }) => path).filter((path) => path.endsWith('/opened'));
  expect(told).toEqual(['/api/analytics/posts/p1/opened', '/api/analytics/posts/p2/opened']);
});
