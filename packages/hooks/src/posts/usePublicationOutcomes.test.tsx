import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage, sharedMap } from '../storage/memory-storage.ts';
import { heldApp } from '../testing/app.tsx';
import { postOf } from '../testing/posts.ts';
import { useIsPublishing } from './useIsPublishing.ts';
import { usePublicationOutcomes } from './usePublicationOutcomes.ts';
import { keptPublications } from './written-post.ts';

const publication = { clientId: 'one', content: 'A coat', links: [], media: [], isTried: false };
const published = { clientId: 'one', state: 'published', post: postOf('p9', { userId: 'mina' }) };

let visibility: DocumentVisibilityState;
const become = (state: DocumentVisibilityState) => {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
};
const seconds = (count: number) => act(() => vi.advanceTimersByTimeAsync(count * 1000));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  visibility = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function openTab(shared = sharedMap()) {
  const app = heldApp({ localStorage: memoryStorage(shared) });
  app.signIn();
  if (keptPublications(app.services).list().length === 0)
    keptPublications(app.services).set('one', publication);
  const outcomes: string[] = [];
  const { result } = renderHook(() => {
    usePublicationOutcomes(({ state, clientId }) => outcomes.push(`${clientId} ${state}`));
    return useIsPublishing();
  }, app.rendering);
  return { ...app, outcomes, isPublishing: () => result.current, shared };
}

test('a publication is polled while the page is visible, and soon after the page is visible again or the network is back', async () => {
  const { network, outcomes, isPublishing } = openTab();
  expect(isPublishing()).toBe(true);
  await seconds(1);
  expect(network.calls).toHaveLength(1);
  await act(() => network.calls[0]?.lose());
  become('hidden');
  await seconds(600);
  expect(network.calls).toHaveLength(1);
  become('visible');
  await seconds(1);
  expect(network.calls).toHaveLength(2);
  for (const wait of [2, 4, 8, 16]) {
    await act(() => network.calls.at(-1)?.lose());
    await seconds(wait);
  }
  expect(network.calls).toHaveLength(6);
  await act(() => network.calls.at(-1)?.lose());
  window.dispatchEvent(new Event('online'));
  await seconds(1);
  expect(network.calls).toHaveLength(7);
  await act(() => network.calls[6]?.answer(published));
  expect(outcomes).toEqual(['one published']);
  expect(isPublishing()).toBe(false);
});

test('one of several tabs reports the outcome of a post', async () => {
  const first = openTab();
  const second = openTab(first.shared);
  await seconds(1);
  await act(() => first.network.last('/api/post/publication/one').answer(published));
  await act(() => second.network.last('/api/post/publication/one').answer(published));
  expect([first.outcomes, second.outcomes]).toEqual([['one published'], []]);
  await seconds(600);
  expect([first.network.calls.length, second.network.calls.length]).toEqual([1, 1]);
  expect([first.isPublishing(), second.isPublishing()]).toEqual([false, false]);
});
