import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useFollow } from '../follow/useFollow.ts';
import { useToggle } from '../optimistic/useRelation.ts';
import { postLike } from '../posts/post-relations.ts';
import { heldApp } from '../testing/app.tsx';
import type { HeldCall } from '../testing/held-network.ts';
import { postOf } from '../testing/posts.ts';
import { DISCOVER_QUERY_MAX, DISCOVER_SEARCH_DELAY_MS, useDiscoverSearch } from './useDiscoverSearch.ts';

let app: ReturnType<typeof heldApp>;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  app = heldApp();
  app.signIn();
});
afterEach(() => {
  cleanup();
  app.services.session.dispose();
  vi.useRealTimers();
});

const SEARCH = '/api/discover/search';
const PEOPLE = '/api/follow/search';
const wire = ({ commentCount, ...post }: ReturnType<typeof postOf>) => ({
  ...post,
  comment_count: commentCount,
});

const open = (text = '') =>
  renderHook(({ text: typed }) => useDiscoverSearch(typed), {
    ...app.rendering,
    initialProps: { text },
  });
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const searches = () => app.network.calls.filter(({ path }) => path === SEARCH);
/** Types a text, and returns its search. */
function search(page: ReturnType<typeof open>, text: string): HeldCall {
  page.rerender({ text });
  pass(DISCOVER_SEARCH_DELAY_MS);
  return app.network.last(SEARCH, ({ query }) => query.query === text.trim());
}
const answer = (call: HeldCall, body: unknown, status?: number) => act(() => call.answer(body, status));
const namesOf = ({ result }: ReturnType<typeof open>) =>
  result.current.found?.users.map(({ username }) => username);
const user = (username: string, more = {}) => ({ id: `id of ${username}`, username, name: null, ...more });

describe('a search on Discover', () => {
  test('a search leaves half a second after the last keystroke, and a blank one never (2 §5)', () => {
    const page = open();
    for (const text of ['l', 'li', 'lin']) {
      page.rerender({ text });
      pass(DISCOVER_SEARCH_DELAY_MS - 1);
    }
    expect(DISCOVER_SEARCH_DELAY_MS).toBe(500);
    expect(searches()).toHaveLength(0);
    expect(page.result.current.status).toBe('waiting');
    pass(1);
    expect(searches().map(({ query }) => query)).toEqual([{ query: 'lin', userId: 'mina', limit: '30' }]);
    expect(page.result.current.status).toBe('searching');
    page.rerender({ text: '   ' });
    pass(DISCOVER_SEARCH_DELAY_MS);
    expect(searches()).toHaveLength(1);
    expect(page.result.current).toMatchObject({ status: 'idle', found: undefined });
  });

  test('the text of an address and a submitted text are searched at once', () => {
    const page = open('lin');
    pass(0);
    expect(searches().at(-1)?.query.query).toBe('lin');
    page.rerender({ text: 'linen' });
    act(() => page.result.current.searchNow());
    pass(0);
    expect(searches().at(-1)?.query.query).toBe('linen');
  });

  test('an answer that comes after the text has changed is not shown (P11)', async () => {
    const page = open();
    const first = search(page, 'li');
    const second = search(page, 'lin');
    expect(first.isAborted()).toBe(true);
    await answer(second, { users: [user('lin')], hashtags: [], posts: [] });
    await answer(first, { users: [user('li')], hashtags: [], posts: [] });
    expect(namesOf(page)).toEqual(['lin']);
    expect(page.result.current).toMatchObject({ status: 'ready', foundFor: 'lin' });
  });

  test('old results stay until others arrive, and a text typed back needs no request', async () => {
    const page = open();
    await answer(search(page, 'lin'), { users: [user('lin')] });
    page.rerender({ text: 'line' });
    expect(namesOf(page)).toEqual(['lin']);
    page.rerender({ text: 'lin ' });
    pass(DISCOVER_SEARCH_DELAY_MS);
    expect(page.result.current.status).toBe('ready');
    expect(searches()).toHaveLength(1);
  });

  test('the viewer and their own posts are left out (2 §6)', async () => {
    const page = open();
    await answer(search(page, 'a'), {
      users: [{ id: 'mina', username: 'mina' }, user('jun')],
      hashtags: [{ id: '1', name: 'linen', post_count: 3 }],
      posts: [wire(postOf('own', { userId: 'mina' })), wire(postOf('other'))],
    });
    expect(namesOf(page)).toEqual(['jun']);
    expect(page.result.current.found?.posts.map(({ id }) => id)).toEqual(['other']);
    expect(page.result.current.found?.hashtags).toEqual([
      { id: '1', name: 'linen', postCount: 3, pictureUrl: null },
    ]);
  });

  test('found likes and follows are those of every other list', async () => {
    const page = open();
    await answer(search(page, 'a'), {
      users: [user('jun', { isFollowing: true })],
      posts: [wire(postOf('a', { userLiked: true }))],
    });
    const { users = [], posts = [] } = page.result.current.found ?? {};
    const follow = renderHook(() => useFollow(users[0], 'Elsewhere'), app.rendering);
    const like = renderHook(() => useToggle(postLike, posts[0], 'Elsewhere'), app.rendering);
    expect([follow.result.current.isFollowing, like.result.current.isOn]).toEqual([true, true]);
    expect(users[0]).not.toHaveProperty('isFollowing');
  });

  test('ten thousand typed letters are cut, never inside an emoji', () => {
    const page = open();
    page.rerender({ text: `${'a'.repeat(DISCOVER_QUERY_MAX - 1)}🧵${'b'.repeat(9_800)}` });
    pass(DISCOVER_SEARCH_DELAY_MS);
    expect(searches()[0]?.query.query).toBe('a'.repeat(DISCOVER_QUERY_MAX - 1));
  });

  test('a guest searches nothing (2 §6)', () => {
    app.services.signOut();
    const page = open('lin');
    pass(DISCOVER_SEARCH_DELAY_MS);
    expect(app.network.calls).toEqual([]);
    expect(page.result.current.status).toBe('idle');
  });

  test('nothing found by one person shows to the next (P27)', async () => {
    const page = open();
    await answer(search(page, 'lin'), { users: [user('lin')] });
    act(() => app.services.signOut());
    act(() => app.signIn('ben'));
    expect(page.result.current.found).toBeUndefined();
    pass(DISCOVER_SEARCH_DELAY_MS);
    expect(searches().at(-1)?.query.userId).toBe('ben');
  });
});

describe('a failed search on Discover (D54)', () => {
  test.each([
    ['error', { error: 'Too many searches', code: 'too_many_requests' }],
    ['message', { message: 'Too many searches' }],
  ])('the text of the server is passed on: %s', async (_, body) => {
    const page = open();
    await answer(search(page, 'lin'), body, 429);
    expect(page.result.current.status).toBe('failed');
    expect(page.result.current.failure).toMatchObject({ code: 'refused', message: 'Too many searches' });
    expect(app.network.calls.some(({ path }) => path === PEOPLE)).toBe(false);
  });

  test('a failure without a text has a code', async () => {
    const page = open();
    await answer(search(page, 'lin'), {}, 500);
    expect(page.result.current.failure).toEqual({ code: 'failed' });
  });

  test('a search that gets no answer goes on among people only (D54)', async () => {
    const page = open();
    const lost = search(page, 'lin');
    await act(() => lost.lose());
    const people = app.network.last(PEOPLE);
    expect(people.query).toEqual({ query: 'lin' });
    await answer(people, { users: [user('lin'), { id: 'mina', username: 'mina' }] });
    expect(page.result.current.found).toMatchObject({
      users: [{ username: 'lin' }],
      hashtags: [],
      posts: [],
    });
    expect(page.result.current.status).toBe('ready');
  });

  test('a search that gets no answer among people either says so, keeps old results, and searches everything on a retry (D54)', async () => {
    const page = open();
    await answer(search(page, 'li'), { users: [user('li')] });
    const lost = search(page, 'lin');
    await act(() => lost.lose());
    await answer(app.network.last(PEOPLE), { error: 'Out of order' }, 500);
    expect(page.result.current.failure).toEqual({ code: 'unreachable' });
    expect(namesOf(page)).toEqual(['li']);
    act(() => page.result.current.searchNow());
    pass(0);
    expect(page.result.current).toMatchObject({ status: 'searching', failure: undefined });
    await answer(app.network.last(SEARCH), { users: [user('lin')] });
    expect(namesOf(page)).toEqual(['lin']);
  });
});
