import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { useToggle } from '../optimistic/useRelation.ts';
import { memoryStorage, sharedMap } from '../storage/memory-storage.ts';
import { heldApp } from '../testing/app.tsx';
import { postOf } from '../testing/posts.ts';
import { postChanges } from './post-changes.ts';
import { postLike, postSave } from './post-relations.ts';
import { usePersonsPosts } from './usePersonsPosts.ts';

let app: ReturnType<typeof heldApp>;
beforeEach(() => {
  app = heldApp();
  app.signIn();
});
afterEach(() => {
  cleanup();
  app.services.session.dispose();
});

const open = (pageKey = 'page') => renderHook(() => usePersonsPosts(pageKey, 'jun'), app.rendering);
const LIST = '/api/post/posts/jun';

test('a person’s posts grow page by page, and need no request when the viewer goes back', async () => {
  const page = open();
  await act(() => app.network.last(LIST).answer({ posts: [postOf('a')], nextCursor: 'after-a' }));
  act(() => page.result.current.loadMore());
  expect(app.network.last(LIST).query).toEqual({ cursor: 'after-a' });
  await act(() => app.network.last(LIST).answer({ posts: [postOf('a'), postOf('b')] }));
  expect(page.result.current.posts.map(({ id }) => id)).toEqual(['a', 'b']);
  expect(page.result.current.hasMore).toBe(false);
  page.unmount();
  const asked = app.network.calls.length;
  expect(open().result.current.posts.map(({ id }) => id)).toEqual(['a', 'b']);
  expect(app.network.calls).toHaveLength(asked);
});

test('a like shows at once everywhere, and names the wanted state (D8)', async () => {
  const page = open();
  await act(() =>
    app.network.last(LIST).answer({ posts: [postOf('a', { userLiked: true, userSaved: false })] }),
  );
  const [post] = page.result.current.posts;
  expect(post).not.toHaveProperty('userLiked');
  const like = renderHook(() => useToggle(postLike, post, 'PostViewer'), app.rendering);
  const save = renderHook(() => useToggle(postSave, post, 'PostViewer'), app.rendering);
  expect([like.result.current.isOn, save.result.current.isOn]).toEqual([true, false]);
  act(() => like.result.current.set(false));
  expect(like.result.current.isOn).toBe(false);
  const sent = app.network.last('/api/post/togglelike');
  expect(sent.body).toMatchObject({ userId: 'mina', postId: 'a', liked: false });
  await act(() => sent.answer({ liked: false }));
  expect(like.result.current.isOn).toBe(false);
});

test('a like that an old server toggled the wrong way is repaired (D8)', async () => {
  const page = open();
  await act(() => app.network.last(LIST).answer({ posts: [postOf('a', { userLiked: false })] }));
  const like = renderHook(
    () => useToggle(postLike, page.result.current.posts[0], 'PostViewer'),
    app.rendering,
  );
  act(() => like.result.current.set(true));
  await act(() => app.network.last('/api/post/togglelike').answer({ liked: false }));
  const repair = app.network.last('/api/post/like');
  expect(repair.body).toMatchObject({ userId: 'mina', postId: 'a' });
  await act(() => repair.answer({ liked: true }));
  expect(like.result.current.isOn).toBe(true);
});

test('an unsaved post leaves the saved posts at once, and returns if that fails (1 §4)', async () => {
  const page = renderHook(() => usePersonsPosts('page', 'mina', 'saved'), app.rendering);
  const saved = { userSaved: true };
  await act(() =>
    app.network
      .last('/api/post/saved/user/mina')
      .answer({ posts: [postOf('a', saved), postOf('b', saved), postOf('c', saved)] }),
  );
  const [, post] = page.result.current.posts;
  const save = renderHook(() => useToggle(postSave, post, 'PostViewer'), app.rendering);
  act(() => save.result.current.set(false));
  expect(page.result.current.posts.map(({ id }) => id)).toEqual(['a', 'c']);
  await act(() => app.network.last('/api/post/togglesave').answer({ error: 'Out of order' }, 500));
  expect(page.result.current.posts.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
});

describe('an unsaved post', () => {
  const [local, ofTab] = [sharedMap(), sharedMap()];
  const start = () => {
    app.services.session.dispose();
    app = heldApp({ localStorage: memoryStorage(local), sessionStorage: memoryStorage(ofTab) });
  };
  const saved = () => renderHook(() => usePersonsPosts('page', 'mina', 'saved'), app.rendering);
  const idsOf = ({ result }: ReturnType<typeof saved>) => result.current.posts.map(({ id }) => id);
  const unsave = async () => {
    const posts = [postOf('a', { userSaved: true }), postOf('b', { userSaved: true })];
    const page = saved();
    await act(() => app.network.last('/api/post/saved/user/mina').answer({ posts }));
    const { result } = renderHook(() => useToggle(postSave, posts[0], 'PostViewer'), app.rendering);
    act(() => result.current.set(false));
    await act(() => app.network.last('/api/post/togglesave').answer({ saved: false }));
    expect(idsOf(page)).toEqual(['b']);
    return page;
  };

  test('an unsaved post does not return after the session expires, nor after the next sign-in (P9)', async () => {
    const page = await unsave();
    act(() => app.services.session.refuse('token of mina'));
    expect(idsOf(page)).toEqual(['b']);
    act(() => app.signIn());
    expect(idsOf(page)).toEqual(['b']);
  });

  test('an unsaved post does not return with a reload', async () => {
    start();
    app.signIn();
    (await unsave()).unmount();
    start();
    expect(idsOf(saved())).toEqual([]);
    expect(app.network.last('/api/post/saved/user/mina').query).toEqual({});
  });
});

test('a person’s saved posts leave the tab’s storage at the sign-out (P27, D21)', async () => {
  const page = renderHook(() => usePersonsPosts('page', 'mina', 'saved'), app.rendering);
  await act(() => app.network.last('/api/post/saved/user/mina').answer({ posts: [postOf('a')] }));
  page.unmount();
  expect(app.services.sessionStorage.keys()).toHaveLength(1);
  app.services.signOut();
  expect(app.services.sessionStorage.keys()).toEqual([]);
});

test('a list loaded after a new post and an edit shows the server’s newer versions', async () => {
  postChanges(app.services).putInFront(postOf('new', { likeCount: 0 }));
  postChanges(app.services).replace(postOf('a', { version: 2, content: 'Mine' }));
  const page = open();
  const posts = [
    postOf('newest'),
    postOf('new', { likeCount: 3 }),
    postOf('a', { version: 3, content: 'Later' }),
  ];
  await act(() => app.network.last(LIST).answer({ posts }));
  expect(page.result.current.posts).toMatchObject([
    { id: 'newest' },
    { id: 'new', likeCount: 3 },
    { id: 'a', content: 'Later' },
  ]);
});

test.each([
  ['liked', '/api/post/togglelike', postLike, { userId: 'mina', postId: 'a', liked: true }],
  ['saved', '/api/post/togglesave', postSave, { userId: 'mina', postId: 'a', saved: true }],
] as const)(
  'a post that a guest wanted to be %s is so after the sign-in (1 §6, D85)',
  (_, path, relation, body) => {
    app.services.signOut();
    const { result } = renderHook(() => useToggle(relation, postOf('a'), 'PostViewer'), app.rendering);
    act(() => result.current.set(true));
    app.services.signInGate.proceed();
    act(() => app.signIn());
    act(() => app.services.signOut());
    act(() => app.signIn('ben'));
    const sent = app.network.calls.filter((call) => call.path === path);
    expect(sent.map((call) => call.body)).toMatchObject([body]);
  },
);
