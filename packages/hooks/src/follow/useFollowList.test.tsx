import { act, cleanup, renderHook } from '@testing-library/react';
import type { Person } from '@vitrine/api';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { memoryStorage, sharedMap } from '../storage/memory-storage.ts';
import { heldApp } from '../testing/app.tsx';
import { settled } from '../testing/held-network.ts';
import { FOLLOW_CHECKS_AT_ONCE } from './follow.ts';
import { useFollow } from './useFollow.ts';
import { useFollowList } from './useFollowList.ts';

let app: ReturnType<typeof heldApp>;
beforeEach(() => {
  app = heldApp();
  app.signIn();
});
afterEach(() => {
  cleanup();
  app.services.session.dispose();
});

const personOf = (id: string, given: Partial<Person> = {}) => ({
  id,
  username: id,
  name: null,
  profilePicture: null,
  ...given,
});
const LIST = '/api/follow/followers/jun';
const open = (query = '') =>
  renderHook((given: { query: string }) => useFollowList('dialog', 'jun', 'followers', given.query), {
    ...app.rendering,
    initialProps: { query },
  });
const idsOf = ({ result }: ReturnType<typeof open>) => result.current.people.map(({ id }) => id);
const follows = (id: string) =>
  renderHook(() => useFollow({ id, username: id }, 'List'), app.rendering).result.current.isFollowing;

test('the list of followers grows page by page, and says which of them the viewer follows', async () => {
  const list = open();
  await act(() =>
    app.network.last(LIST).answer({ users: [personOf('a', { isFollowing: true })], nextCursor: 'after-a' }),
  );
  act(() => list.result.current.loadMore());
  expect(app.network.last(LIST).query).toEqual({ cursor: 'after-a' });
  await act(() => app.network.last(LIST).answer({ users: [personOf('b', { isFollowing: false })] }));
  expect(idsOf(list)).toEqual(['a', 'b']);
  expect(list.result.current.people[0]).not.toHaveProperty('isFollowing');
  expect([follows('a'), follows('b')]).toEqual([true, false]);
  expect(app.network.calls.some(({ path }) => path.includes('check-following'))).toBe(false);
});

test('a search keeps the shown people until it is answered, and ignores a late answer of an earlier search (P11)', async () => {
  const list = open();
  await act(() => app.network.last(LIST).answer({ users: [personOf('anna'), personOf('zoe')] }));
  list.rerender({ query: 'z' });
  const early = app.network.last(LIST);
  expect(early.query).toEqual({ query: 'z' });
  list.rerender({ query: 'zo' });
  expect(idsOf(list)).toEqual(['anna', 'zoe']);
  expect(list.result.current.isStale).toBe(true);
  await act(() =>
    app.network.last(LIST, ({ query }) => query.query === 'zo').answer({ users: [personOf('zoe')] }),
  );
  await act(() => early.answer({ users: [personOf('zlatan')] }));
  expect(idsOf(list)).toEqual(['zoe']);
});

test('a server whose list omits the viewer’s follows is asked about each person, four at once, and never twice (D22)', async () => {
  const users = ['a', 'b', 'c', 'd', 'e', 'mina'].map((id) => personOf(id));
  const list = open();
  await act(() => app.network.last(LIST).answer({ users, nextCursor: 'more' }));
  const show = (people: typeof users) => {
    for (const person of people) renderHook(() => useFollow(person, 'List'), app.rendering);
    return act(settled);
  };
  await show(users);
  const checks = () => app.network.calls.filter(({ path }) => path === '/api/follow/check-following');
  expect(checks()).toHaveLength(FOLLOW_CHECKS_AT_ONCE);
  expect(checks()[0]?.query).toEqual({ followerId: 'mina', followedId: 'a' });
  await act(() => checks()[0]!.answer({ isFollowing: true }));
  expect(checks().map(({ query }) => query.followedId)).toEqual(['a', 'b', 'c', 'd', 'e']);
  await act(() => checks()[1]!.lose());
  act(() => list.result.current.loadMore());
  const more = [personOf('a'), personOf('e')];
  await act(() => app.network.last(LIST).answer({ users: more }));
  await show(more);
  expect(checks()).toHaveLength(5);
  expect([follows('a'), follows('b')]).toEqual([true, false]);
});

test('the list is fetched again after a reload, together with the viewer’s follows', async () => {
  const [local, ofTab] = [sharedMap(), sharedMap()];
  const start = () => {
    app.services.session.dispose();
    app = heldApp({ localStorage: memoryStorage(local), sessionStorage: memoryStorage(ofTab) });
  };
  start();
  app.signIn();
  const list = open();
  await act(() => app.network.last(LIST).answer({ users: [personOf('a', { isFollowing: true })] }));
  list.unmount();
  start();
  const again = open();
  await act(() => app.network.last(LIST).answer({ users: [personOf('a', { isFollowing: true })] }));
  expect([idsOf(again), follows('a')]).toEqual([['a'], true]);
});
