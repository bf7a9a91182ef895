import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RelatedPerson } from '../profile/person-thing.ts';
import { memoryStorage, sharedMap } from '../storage/memory-storage.ts';
import { heldApp } from '../testing/app.tsx';
import { useFollow } from './useFollow.ts';

let app: ReturnType<typeof heldApp>;
beforeEach(() => {
  app = heldApp();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  app.services.session.dispose();
});

const jun = { id: 'jun', username: 'jun' };
const open = (person: RelatedPerson = { ...jun, ...listed }) =>
  renderHook(() => useFollow(person, 'Profile'), app.rendering);
const listed = { followerCount: 3, isFollowing: false };

test('a follow shows at once with its count, and rolls back if it fails (1 §4)', async () => {
  app.signIn();
  const { result } = open();
  act(() => result.current.set(true));
  expect([result.current.isFollowing, result.current.followerCount]).toEqual([true, 4]);
  const sent = app.network.last('/api/follow/follow');
  expect(sent.body).toMatchObject({ followerId: 'mina', followedId: 'jun' });
  await act(() => sent.answer({ error: 'Out of order' }, 500));
  expect([result.current.isFollowing, result.current.followerCount]).toEqual([false, 3]);
});

test('a press within a second after another is ignored, and a later one is not (D22)', async () => {
  vi.useFakeTimers();
  app.signIn();
  const { result } = open();
  act(() => result.current.set(true));
  expect(result.current.isCooling).toBe(true);
  act(() => result.current.set(false));
  expect(result.current.isFollowing).toBe(true);
  act(() => vi.advanceTimersByTime(999));
  expect(result.current.isCooling).toBe(true);
  act(() => vi.advanceTimersByTime(1));
  act(() => result.current.set(false));
  expect(result.current.isFollowing).toBe(false);
});

test('a viewer cannot follow themselves, and a guest is asked to sign in (1 §5)', () => {
  app.signIn('jun');
  const own = open();
  expect(own.result.current.isAllowed).toBe(false);
  act(() => own.result.current.set(true));
  expect(own.result.current.isFollowing).toBe(false);
  expect(app.network.calls).toHaveLength(0);
  app = heldApp();
  const asGuest = open();
  act(() => asGuest.result.current.set(true));
  expect(app.services.signInGate.getReason()).toEqual({ kind: 'follow' });
});

test('a guest’s follow is sent once after the sign-in (D85)', () => {
  const { result } = open();
  act(() => result.current.set(true));
  app.services.signInGate.proceed();
  act(() => app.signIn());
  act(() => app.services.signOut());
  act(() => app.signIn('ben'));
  const sent = app.network.calls.filter(({ path }) => path === '/api/follow/follow');
  expect(sent.map(({ body }) => body)).toMatchObject([{ followerId: 'mina', followedId: 'jun' }]);
});

// Issue 26: in the other tab too.
test('a follow shows in the viewer’s other tabs once the server has it, with its count', async () => {
  const browser = sharedMap();
  app = heldApp({ localStorage: memoryStorage(browser) });
  app.signIn();
  const other = heldApp({ localStorage: memoryStorage(browser) });
  const here = open();
  const there = renderHook(() => useFollow({ ...jun, ...listed }, 'Discover'), other.rendering);
  act(() => here.result.current.set(true));
  expect(there.result.current.isFollowing).toBe(false);
  await act(() => app.network.last('/api/follow/follow').answer({ success: true, isFollowing: true }));
  expect([there.result.current.isFollowing, there.result.current.followerCount]).toEqual([true, 4]);
  act(() => app.services.signOut());
  expect(browser.values.get('followChanges:mina')).toBeUndefined();
  other.services.session.dispose();
});
