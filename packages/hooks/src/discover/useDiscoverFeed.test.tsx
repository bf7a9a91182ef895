import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useBlock } from '../moderation/useBlock.ts';
import { useToggle } from '../optimistic/useRelation.ts';
import { memoryStorage, sharedMap } from '../storage/memory-storage.ts';
import { heldApp } from '../testing/app.tsx';
import { postOf } from '../testing/posts.ts';
import type { DiscoverTab } from './discover-feed.ts';
import { postDismissal } from './post-dismissal.ts';
import { NEW_POSTS_EVERY_MS, useDiscoverFeed } from './useDiscoverFeed.ts';

let app: ReturnType<typeof heldApp>;
let kept: ReturnType<typeof sharedMap>;
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  kept = sharedMap();
  app = heldApp({ sessionStorage: memoryStorage(kept) });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  app.services.session.dispose();
});

const open = (tab: DiscoverTab = 'discover', pageKey = 'page') =>
  renderHook((shown: DiscoverTab) => useDiscoverFeed(pageKey, shown), {
    ...app.rendering,
    initialProps: tab,
  });
type Opened = ReturnType<typeof open>;
const idsOf = ({ result }: Opened) => result.current.posts.map(({ id }) => id);
const at = (second: number) => ({ createdAt: new Date(Date.UTC(2026, 10, 22, 12, 0, second)).toISOString() });

const POSTS = '/api/discover/posts';
const FOLLOWING = '/api/discover/following-posts/mina';
const page = (ids: readonly string[], pages: number | null = 3) => ({
  posts: ids.map((id) => postOf(id)),
  pagination: { page: 1, pages },
  snapshot: 's1',
});

test('members read Discover in pages of 20 of one ranking (2 §7)', async () => {
  app.signIn();
  const feed = open();
  expect(app.network.last(POSTS).query).toEqual({ page: '1', limit: '20' });
  await act(() => app.network.last(POSTS).answer(page(['a'])));
  act(() => feed.result.current.loadMore());
  expect(app.network.last(POSTS).query).toEqual({ page: '2', limit: '20', snapshot: 's1' });
  await act(() => app.network.last(POSTS).answer(page(['a', 'b'])));
  expect(idsOf(feed)).toEqual(['a', 'b']);
});

test('guests see ten trending posts and nothing behind them (2 §6)', async () => {
  const feed = open();
  const asked = app.network.last('/api/discover/trending-posts');
  expect(asked.query).toEqual({ page: '1', limit: '10' });
  await act(() => asked.answer(page(['a', 'b'])));
  expect(idsOf(feed)).toEqual(['a', 'b']);
  expect(feed.result.current.hasMore).toBe(false);
});

test('Following goes on from the last post of the page before (2 §7)', async () => {
  app.signIn();
  const feed = open('following');
  expect(app.network.last(FOLLOWING).query).toEqual({ limit: '20' });
  await act(() => app.network.last(FOLLOWING).answer({ posts: [postOf('a')], nextCursor: 'after-a' }));
  act(() => feed.result.current.loadMore());
  expect(app.network.last(FOLLOWING).query).toEqual({ limit: '20', cursor: 'after-a' });
});

test('a page of the viewer’s own posts is followed by the next one (D40)', async () => {
  app.signIn();
  const feed = open();
  await act(() =>
    app.network.last(POSTS).answer({ ...page([]), posts: [postOf('own', { userId: 'mina' })] }),
  );
  expect(app.network.last(POSTS).query.page).toBe('2');
  await act(() => app.network.last(POSTS).answer(page(['a'])));
  expect(idsOf(feed)).toEqual(['a']);
});

test.each([
  ['discoverPosts:mina', 'discover', POSTS, page(['a'])],
  ['followingPosts:mina', 'following', FOLLOWING, { posts: [postOf('a')] }],
] as const)(
  '%s keeps its posts over a reload, without what the viewer likes (D32, D53)',
  async (key, tab, path, answer) => {
    app.signIn();
    const feed = open(tab);
    const [post] = answer.posts;
    await act(() => app.network.last(path).answer({ ...answer, posts: [{ ...post, userLiked: true }] }));
    feed.unmount();
    expect(kept.values.get(key)).toContain('"id":"a"');
    expect(kept.values.get(key)).not.toContain('userLiked');

    app.services.session.dispose();
    app = heldApp({ sessionStorage: memoryStorage(kept) });
    app.signIn();
    expect(idsOf(open(tab, 'another visit'))).toEqual(['a']);
    expect(app.network.calls).toEqual([]);
  },
);

test('a sign-out drops the kept posts (D53)', async () => {
  app.signIn();
  open();
  await act(() => app.network.last(POSTS).answer(page(['a'])));
  cleanup();
  act(() => app.services.signOut());
  expect([...kept.values.keys()].filter((key) => key.endsWith(':mina'))).toEqual([]);
});

test('new posts wait until the viewer wants them, and are asked for once a minute at most', async () => {
  app.signIn();
  const feed = open('following');
  await act(() => app.network.last(FOLLOWING).answer({ posts: [postOf('a', at(1))] }));
  const before = app.network.calls.length;
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(app.network.calls).toHaveLength(before);

  await act(() => vi.advanceTimersByTimeAsync(NEW_POSTS_EVERY_MS));
  await act(() =>
    app.network.last(FOLLOWING).answer({ posts: [postOf('c', at(3)), postOf('b', at(2))], nextCursor: 'b' }),
  );
  // All posts of the page are new, so there may be more.
  expect(app.network.last(FOLLOWING).query.cursor).toBe('b');
  await act(() => app.network.last(FOLLOWING).answer({ posts: [postOf('a', at(1))] }));
  expect(idsOf(feed)).toEqual(['a']);
  expect(feed.result.current.newCount).toBe(2);

  act(() => feed.result.current.showNew());
  expect(idsOf(feed)).toEqual(['c', 'b', 'a']);
  expect(feed.result.current.newCount).toBe(0);
});

test('a search for new posts that fails says nothing, and is repeated', async () => {
  app.signIn();
  const feed = open();
  await act(() => app.network.last(POSTS).answer({ ...page([]), posts: [postOf('a', at(1))] }));
  await act(() => vi.advanceTimersByTimeAsync(NEW_POSTS_EVERY_MS));
  await act(() => app.network.last(POSTS).answer({ error: 'No.' }, 500));
  expect(feed.result.current).toMatchObject({ newCount: 0, error: undefined });
  await act(() => vi.advanceTimersByTimeAsync(NEW_POSTS_EVERY_MS));
  await act(() =>
    app.network.last(POSTS).answer({ ...page([]), posts: [postOf('b', at(2)), postOf('a', at(1))] }),
  );
  expect(feed.result.current.newCount).toBe(1);
});

test.each([
  ['discover', POSTS],
  ['following', FOLLOWING],
] as const)(
  'new posts of %s that are the viewer’s own, of a blocked person or dismissed are not announced',
  async (tab, path) => {
    app.signIn();
    const feed = open(tab);
    const answer = (posts: readonly ReturnType<typeof postOf>[]) =>
      act(() => app.network.last(path).answer({ ...page([]), posts }));
    const old = postOf('a', at(1));
    await answer([old]);
    await act(() => vi.advanceTimersByTimeAsync(NEW_POSTS_EVERY_MS));
    await answer([postOf('own', { ...at(2), userId: 'mina' }), old]);
    expect(feed.result.current.newCount).toBe(0);

    await act(() => vi.advanceTimersByTimeAsync(NEW_POSTS_EVERY_MS));
    const ofBen = postOf('b', { ...at(3), userId: 'ben' });
    const unwanted = postOf('c', { ...at(2), userId: 'ida' });
    await answer([ofBen, unwanted, old]);
    expect(feed.result.current.newCount).toBe(2);
    const block = renderHook(() => useBlock({ id: 'ben', username: 'ben' }, 'Profile'), app.rendering);
    act(() => block.result.current.set(true));
    expect(feed.result.current.newCount).toBe(1);
    const dismissal = renderHook(() => useToggle(postDismissal, unwanted, 'PostViewer'), app.rendering);
    act(() => dismissal.result.current.set(true));
    expect(feed.result.current.newCount).toBe(0);
  },
);

test('posts of a person who is blocked leave at once, return after the unblock, and the page is filled up', async () => {
  app.signIn();
  const feed = open();
  await act(() => app.network.last(POSTS).answer(page(['a', 'b'])));
  const block = renderHook(() => useBlock({ id: 'jun', username: 'jun' }, 'Profile'), app.rendering);
  act(() => block.result.current.set(true));
  expect(idsOf(feed)).toEqual([]);
  expect(app.network.last(POSTS).query.page).toBe('2');
  const ofBen = postOf('c', { userId: 'ben' });
  await act(() => app.network.last(POSTS).answer({ ...page([]), posts: [ofBen] }));
  expect(idsOf(feed)).toEqual(['c']);
  await act(() => app.network.last('/api/moderation/block').answer({ blocked: true }));
  act(() => block.result.current.set(false));
  expect(idsOf(feed)).toEqual(['a', 'b', 'c']);
});

test('a feed of which everything is hidden ends, and does not go on loading', async () => {
  app.signIn();
  const feed = open();
  const block = renderHook(() => useBlock({ id: 'jun', username: 'jun' }, 'Profile'), app.rendering);
  act(() => block.result.current.set(true));
  for (const number of [1, 2, 3]) {
    expect(app.network.last(POSTS).query.page).toBe(`${number}`);
    const ofJun = { ...page([`p${number}`]), pagination: { page: number, pages: 3 } };
    await act(() => app.network.last(POSTS).answer(ofJun));
  }
  expect(feed.result.current).toMatchObject({ posts: [], loading: false, hasMore: false, error: undefined });
  expect(app.network.calls.filter(({ path }) => path === POSTS)).toHaveLength(3);
});

test('a dismissed post leaves at once, returns if that is undone, and the page is filled up', async () => {
  app.signIn();
  const feed = open();
  await act(() => app.network.last(POSTS).answer(page(['a'])));
  const [post] = feed.result.current.posts;
  const dismissal = renderHook(() => useToggle(postDismissal, post, 'PostViewer'), app.rendering);
  act(() => dismissal.result.current.set(true));
  expect(idsOf(feed)).toEqual([]);
  expect(app.network.last(POSTS).query.page).toBe('2');
  await act(() => app.network.last(POSTS).answer(page(['b'])));
  expect(idsOf(feed)).toEqual(['b']);
  await act(() => app.network.last('/api/discover/dismiss-post').answer({ postId: 'a', holds: true }));
  act(() => dismissal.result.current.set(false));
  expect(idsOf(feed)).toEqual(['a', 'b']);
});

test('a dismissed post is gone after a reload too, and one that was restored is not', async () => {
  app.signIn();
  const feed = open();
  await act(() => app.network.last(POSTS).answer(page(['a', 'b', 'c'])));
  const change = async (place: number, value: boolean) => {
    const post = feed.result.current.posts[place];
    const dismissal = renderHook(() => useToggle(postDismissal, post, 'PostViewer'), app.rendering);
    act(() => dismissal.result.current.set(value));
    const path = `/api/discover/${value ? 'dismiss' : 'restore'}-post`;
    await act(() => app.network.last(path).answer({ postId: post?.id, holds: value }));
    return dismissal;
  };
  await change(0, true);
  const undone = await change(0, true);
  act(() => undone.result.current.set(false));
  await act(() => app.network.last('/api/discover/restore-post').answer({ postId: 'b', holds: false }));
  window.dispatchEvent(new Event('pagehide'));
  cleanup();
  app = heldApp({ sessionStorage: memoryStorage(kept) });
  app.signIn();
  expect(idsOf(open())).toEqual(['b', 'c']);
});

test('the tabs keep their own posts', async () => {
  app.signIn();
  const feed = open();
  await act(() => app.network.last(POSTS).answer(page(['a'])));
  feed.rerender('following');
  expect(idsOf(feed)).toEqual([]);
  await act(() => app.network.last(FOLLOWING).answer({ posts: [postOf('b')] }));
  feed.rerender('discover');
  expect(idsOf(feed)).toEqual(['a']);
});
