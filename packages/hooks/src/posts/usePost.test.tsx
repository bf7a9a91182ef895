import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createGuestListCounter } from '../guest-limits/guest-counter.ts';
import { useGuestLinkPanels } from '../post-links/useGuestLinkPanels.ts';
import { memoryStorage, sharedMap } from '../storage/memory-storage.ts';
import { heldApp } from '../testing/app.tsx';
import { postOf } from '../testing/posts.ts';
import { postChanges } from './post-changes.ts';
import { useGuestPostViews } from './useGuestPostViews.ts';
import { usePost } from './usePost.ts';
import { usePostActions } from './usePostActions.ts';

let app: ReturnType<typeof heldApp>;
beforeEach(() => {
  app = heldApp();
});
afterEach(() => {
  cleanup();
  app.services.session.dispose();
});

const open = () => renderHook(() => usePost('a'), app.rendering);
const asked = () => app.network.last('/api/post/a');

test('a post deleted while it is open is noticed when the viewer returns to the tab', async () => {
  const post = open();
  await act(() => asked().answer(postOf('a', { content: 'Hello' })));
  expect(post.result.current).toMatchObject({ status: 'ready', post: { content: 'Hello' } });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await act(() => asked().answer({ error: 'Post not found or could not be loaded' }, 404));
  expect(post.result.current).toMatchObject({ status: 'notFound', post: undefined });
});

test('a post deleted by its owner stays where it is open, and is not found when it is opened again', async () => {
  app.signIn('jun');
  const post = open();
  await act(() => asked().answer(postOf('a', { content: 'Hello' })));
  act(() => void postChanges(app.services).hide('a'));
  expect(post.result.current).toMatchObject({ status: 'ready', post: { content: 'Hello' } });
  expect(open().result.current).toMatchObject({ status: 'notFound', post: undefined });
});

test('a viewer who is blocked meanwhile learns it from the failed like, which rolls back', async () => {
  app.signIn();
  const post = renderHook(() => {
    const found = usePost('a');
    return { ...found, ...usePostActions(found.post, 'PostViewer') };
  }, app.rendering);
  await act(() => asked().answer(postOf('a', { likeCount: 4, userLiked: false })));
  act(() => post.result.current.setLiked(true));
  expect(post.result.current).toMatchObject({ liked: true, likeCount: 5 });
  await act(() => app.network.last('/api/post/togglelike').answer({ error: 'Post not found' }, 404));
  await act(() => asked().answer({ error: 'Post not found' }, 404));
  expect(post.result.current).toMatchObject({ status: 'notFound', liked: false });
});

// 1 §4
test('a viewer cannot like or save their own posts', async () => {
  app.signIn('jun');
  const actions = renderHook(() => usePostActions(postOf('a'), 'PostViewer'), app.rendering);
  expect(actions.result.current.isOwn).toBe(true);
  act(() => {
    actions.result.current.setLiked(true);
    actions.result.current.setSaved(true);
  });
  expect(app.network.calls).toEqual([]);
});

// D39
test('an own post without its owner’s id is recognized by the username', async () => {
  app.signIn('jun');
  const post = { ...postOf('a'), userId: '', username: 'jun.k' };
  const actions = renderHook(() => usePostActions(post, 'PostViewer'), app.rendering);
  expect(actions.result.current.isOwn).toBe(false);
  await act(() => app.network.last('/api/profile/jun').answer({ id: 'jun', username: 'jun.k' }));
  expect(actions.result.current.isOwn).toBe(true);
  const others = renderHook(() => usePostActions({ ...post, username: 'mina' }, 'PostViewer'), app.rendering);
  expect(others.result.current.isOwn).toBe(false);
});

// 1 §6, D32, D33
test('a guest may view three posts, and each of them again; signed-in people may view all posts', () => {
  const views = (id: string) => renderHook(() => useGuestPostViews(id), app.rendering).result;
  for (const [place, id] of ['a', 'b', 'c'].entries()) {
    const view = views(id);
    expect(view.current).toMatchObject({ left: 3 - place, isLimited: false });
    act(() => view.current.count());
    act(() => view.current.count());
  }
  expect(app.services.localStorage.get('guestPostViews')).toBe('["a","b","c"]');
  const [fourth, second] = [views('d'), views('b')];
  expect([fourth.current.isLimited, second.current.isLimited]).toEqual([true, false]);
  act(() => app.signIn());
  expect(fourth.current).toMatchObject({ isLimited: false, left: Number.POSITIVE_INFINITY });
});

// 1 §6, D33, D85
test('a guest may open links three times, even of one post; a blocked opening is carried out after the sign-in', () => {
  let allowed = 0;
  const { result } = renderHook(() => useGuestLinkPanels('a', () => allowed++), app.rendering);
  const opened = [1, 2, 3, 4].map(() => {
    let isOpen = false;
    act(() => {
      isOpen = result.current.open();
    });
    return isOpen;
  });
  expect(opened).toEqual([true, true, true, false]);
  expect(app.services.localStorage.get('guestLinkPanelCount')).toBe('3');
  expect(app.services.localStorage.get('guestProductLinkCount')).toBeUndefined();
  expect(app.services.signInGate.getReason()).toEqual({ kind: 'linkPanels' });
  act(() => app.signIn());
  expect(allowed).toBe(1);
});

// D33, D78
test.each(['', 'three', '{}', '3', '[1,2,3]', '[null]', '["",""]'])(
  'the counter reads %j as no things, so that junk locks nobody out',
  (junk) => {
    const storage = memoryStorage();
    storage.set('seen', junk);
    expect(createGuestListCounter(storage, 'seen', 3).get()).toBe(0);
  },
);

// D78
test('two tabs that count at once know both things', () => {
  const browser = sharedMap();
  const [one, other] = [memoryStorage(browser), memoryStorage(browser)].map((storage) =>
    createGuestListCounter(storage, 'seen', 3),
  );
  one!.add('a');
  memoryStorage(browser).set('seen', '["b"]');
  other!.add('c');
  expect(one!.get()).toBe(3);
  expect(['a', 'b', 'c', 'd'].map((id) => one!.has(id))).toEqual([true, true, true, false]);
});
