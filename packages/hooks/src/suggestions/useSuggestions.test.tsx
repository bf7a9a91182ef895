import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useFollow } from '../follow/useFollow.ts';
import type { RelationFailure } from '../optimistic/relation-store.ts';
import type { Removal } from '../optimistic/removals.ts';
import type { RelatedPerson } from '../profile/person-thing.ts';
import { heldApp } from '../testing/app.tsx';
import { settled } from '../testing/held-network.ts';
import { useSuggestions } from './useSuggestions.ts';

const person = (id: string, given: object = {}) => ({ id, username: id, follower_count: 3, ...given });

const TOP = '/api/follow/top-users';
const SUGGESTED = '/api/follow/suggested-users';
const DISMISS = '/api/follow/dismiss-suggestion';
const RESTORE = '/api/follow/restore-suggestion';

async function suggesting() {
  const app = heldApp();
  app.signIn();
  const removals: Removal<RelatedPerson>[] = [];
  const failures: RelationFailure[] = [];
  app.services.relations.onFailure((failure) => failures.push(failure));
  const { result, unmount } = renderHook(
    () => useSuggestions('Discover', (removal) => removals.push(removal)),
    app.rendering,
  );
  await act(settled);
  const ids = () => result.current.people.map(({ id }) => id);
  return { ...app, removals, failures, result, unmount, ids };
}

async function suggested() {
  const all = await suggesting();
  await act(() => all.network.last(TOP).answer({ users: [person('jun', { isFollowing: true })] }));
  await act(() =>
    all.network
      .last(SUGGESTED)
      .answer({ friendsOfFriends: [person('lea'), person('mina')], trending: [person('otis')] }),
  );
  return all;
}

test('both lists are mixed, and follows in them are known everywhere', async () => {
  const { ids, result, network, rendering } = await suggested();
  expect(ids()).toEqual(['jun', 'lea', 'otis']);
  expect(result.current).toMatchObject({ loading: false, error: undefined });
  const jun = renderHook(() => useFollow({ id: 'jun', username: 'jun' }, 'Profile'), rendering).result;
  await act(settled);
  expect(jun.current.isFollowing).toBe(true);
  expect(network.calls.filter(({ path }) => path.includes('check'))).toEqual([]);
});

test('a followed person stays in the list', async () => {
  const { ids, network, rendering, result } = await suggested();
  const [, lea] = result.current.people;
  const follow = renderHook(() => useFollow(lea, 'Discover'), rendering).result;
  act(() => follow.current.set(true));
  await act(settled);
  const call = network.calls.find(({ path }) => path === '/api/follow/follow' || path.endsWith('/follow'));
  expect(call).toBeDefined();
  expect(ids()).toContain('lea');
});

test('a dismissed person leaves at once, the server is told, and a page that opens later knows it', async () => {
  const { ids, result, network, rendering } = await suggested();
  act(() => result.current.dismiss({ id: 'lea', username: 'lea' }));
  expect(ids()).toEqual(['jun', 'otis']);
  const call = network.last(DISMISS);
  expect(call.body).toMatchObject({ personId: 'lea', sequence: expect.any(Number) });
  await act(() => call.answer({ personId: 'lea', holds: true }));
  expect(ids()).toEqual(['jun', 'otis']);
  const other = renderHook(() => useSuggestions('Elsewhere'), rendering).result;
  await act(settled);
  expect(other.current.people.map(({ id }) => id)).not.toContain('lea');
});

test('the undo of a dismissal puts the person back into their place', async () => {
  const { ids, result, network, removals } = await suggested();
  act(() => result.current.dismiss({ id: 'lea', username: 'lea' }));
  await act(() => network.last(DISMISS).answer({ personId: 'lea', holds: true }));
  expect(removals.at(-1)?.thing.username).toBe('lea');
  await act(async () => expect(await removals.at(-1)?.undo()).toBe(true));
  expect(ids()).toEqual(['jun', 'lea', 'otis']);
  const call = network.last(RESTORE);
  expect(call.body).toMatchObject({ personId: 'lea' });
  await act(() => call.answer({ personId: 'lea', holds: false }));
  expect(ids()).toEqual(['jun', 'lea', 'otis']);
});

test('a dismissal that the server refuses brings the person back, is reported, and can be retried', async () => {
  const { ids, result, network, failures } = await suggested();
  act(() => result.current.dismiss({ id: 'lea', username: 'lea' }));
  await act(() => network.last(DISMISS).answer({ error: 'Out of order' }, 500));
  expect(ids()).toEqual(['jun', 'lea', 'otis']);
  expect(failures.at(-1)).toMatchObject({ id: 'lea', intended: true });
  act(() => failures.at(-1)?.retry());
  expect(ids()).toEqual(['jun', 'otis']);
});

test('one list that fails leaves the other, and two that fail can be asked for again', async () => {
  const one = await suggesting();
  await act(() => one.network.last(TOP).answer({ error: 'Out of order' }, 500));
  await act(() => one.network.last(SUGGESTED).answer({ trending: [person('otis')] }));
  expect([one.ids(), one.result.current.error]).toEqual([['otis'], undefined]);

  const both = await suggesting();
  await act(() => both.network.last(TOP).answer({ error: 'Out of order' }, 500));
  await act(() => both.network.last(SUGGESTED).answer({ error: 'Out of order' }, 500));
  expect(both.result.current).toMatchObject({ people: [], loading: false });
  expect(both.result.current.error).toBeDefined();
  act(() => both.result.current.reload());
  await act(settled);
  await act(() => both.network.last(TOP).answer({ users: [person('jun')] }));
  await act(() => both.network.last(SUGGESTED).answer({}));
  expect([both.ids(), both.result.current.error]).toEqual([['jun'], undefined]);
});

test('a guest’s page requests no suggestions', async () => {
  const { network, rendering } = heldApp();
  const { result } = renderHook(() => useSuggestions('Discover'), rendering);
  await act(settled);
  expect(network.calls).toEqual([]);
  expect(result.current).toMatchObject({ people: [], loading: false, error: undefined });
});
