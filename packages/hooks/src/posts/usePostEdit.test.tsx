import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { heldApp } from '../testing/app.tsx';
import { postOf } from '../testing/posts.ts';
import { usePersonsPosts } from './usePersonsPosts.ts';
import { usePost } from './usePost.ts';
import { usePostEdit } from './usePostEdit.ts';
import { useRemovePost } from './useRemovePost.ts';

const GET = '/api/post/p1';
const LINKS = '/api/post/links/p1';
const UPDATE = '/api/post/update/p1';

let app: ReturnType<typeof heldApp>;
beforeEach(() => {
  app = heldApp();
  app.signIn();
});
afterEach(() => {
  cleanup();
  app.services.session.dispose();
});

const own = { userId: 'mina', username: 'mina', content: 'A coat', version: 3 };
const link = { url: 'https://shop.test/coat', label: 'Coat' };
const isOfPost = ({ path }: { path: string }) => path === GET;
const updates = () => app.network.calls.filter(({ path }) => path === UPDATE);

const answerPost = async (post: object = own) => {
  await act(() => app.network.last(GET, isOfPost).answer(postOf('p1', post)));
  await act(() => app.network.last(LINKS).answer({ links: [{ id: 'l', ...link }] }));
};

async function edit() {
  const { result, unmount } = renderHook(() => usePostEdit('p1'), app.rendering);
  await answerPost();
  return {
    now: () => result.current,
    unmount,
    type: (content: string, links = [link]) => act(() => result.current.setText({ content, links })),
    save: () => act(() => void result.current.save()),
  };
}

describe('an edit of a post', () => {
  test('a saved edit drops links that lack a label or an address, and completes an address without a scheme (1 §5)', async () => {
    const page = await edit();
    expect(page.now().text).toEqual({ content: 'A coat', links: [link] });
    page.type(' Two coats ', [
      link,
      { url: 'shop.test/two', label: ' Two ' },
      { url: '', label: 'No address' },
      { url: 'https://shop.test/three', label: ' ' },
    ]);
    page.save();
    expect(updates()[0]?.body).toMatchObject({
      content: 'Two coats',
      links: [link, { url: 'https://shop.test/two', label: 'Two' }],
      version: 3,
      userId: 'mina',
    });
    await act(() => updates()[0]?.answer({ message: 'Post updated successfully', post: postOf('p1', own) }));
    expect(page.now().outcome).toBe('saved');
  });

  test.each(['javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'data:text/html,x', 'mailto:a@b.c'])(
    'an edit is not sent with a link to %s',
    async (url) => {
      const page = await edit();
      page.type('A coat', [{ url, label: 'Coat' }]);
      page.save();
      expect(page.now().outcome).toBe('invalid');
      expect(updates()).toEqual([]);
    },
  );

  test('an edit of a post that another tab has changed reports the conflict and keeps its text; a second save overwrites the change', async () => {
    const page = await edit();
    page.type('From this tab');
    page.save();
    await act(() => updates()[0]?.answer({ error: 'Changed', code: 'post_changed' }, 409));
    await answerPost({ ...own, content: 'From the other tab', version: 4 });
    expect(page.now()).toMatchObject({
      outcome: 'changed',
      text: { content: 'From this tab' },
      held: { content: 'From the other tab' },
    });
    page.save();
    expect(updates()[1]?.body).toMatchObject({ content: 'From this tab', version: 4 });
  });

  test('an edit begun before another tab saved keeps its version after it was closed', async () => {
    const page = await edit();
    page.type('From this tab');
    page.unmount();
    const { result } = renderHook(() => usePostEdit('p1'), app.rendering);
    await answerPost({ ...own, content: 'From the other tab', version: 4 });
    act(() => void result.current.save());
    expect(updates()[0]?.body).toMatchObject({ version: 3 });
  });

  test('an edit continued during its save keeps the newer text, based on the saved version', async () => {
    const page = await edit();
    page.type('Two coats');
    page.save();
    page.type('Two coats and a hat');
    await act(() =>
      updates()[0]?.answer({ message: '', post: postOf('p1', { ...own, content: 'Two coats', version: 4 }) }),
    );
    expect(page.now()).toMatchObject({ outcome: 'typedSince', text: { content: 'Two coats and a hat' } });
    page.save();
    expect(updates()[1]?.body).toMatchObject({ content: 'Two coats and a hat', version: 4 });
  });

  test('an edit begins with the saved version, not with an older fetched one', async () => {
    const page = await edit();
    page.type('Two coats');
    page.save();
    await act(() =>
      updates()[0]?.answer({ message: '', post: postOf('p1', { ...own, content: 'Two coats', version: 4 }) }),
    );
    page.unmount();
    const { result } = renderHook(() => usePostEdit('p1'), app.rendering);
    expect(result.current.text).toBeUndefined();
    await act(() => vi.waitFor(() => expect(app.network.calls.filter(isOfPost)).toHaveLength(2)));
    await answerPost({ ...own, content: 'Two coats', version: 4 });
    expect(result.current.text?.content).toBe('Two coats');
  });

  test('an edit refused after its person has left is not the next person’s draft (P38)', async () => {
    const page = await edit();
    page.type('From this tab');
    page.save();
    act(() => app.services.signOut());
    await act(() => updates()[0]?.answer({ error: 'Changed', code: 'post_changed' }, 409));
    expect(app.services.sessionStorage.keys()).toEqual([]);
  });

  test('a failed edit keeps its text over closing, until it is discarded', async () => {
    const page = await edit();
    page.type('Half a thought');
    page.save();
    await act(() => updates()[0]?.lose());
    expect(page.now()).toMatchObject({ outcome: 'failed', status: 'ready' });
    page.unmount();
    const again = await edit();
    expect(again.now().text?.content).toBe('Half a thought');
    act(() => again.now().discard());
    expect(again.now().text?.content).toBe('A coat');
  });
});

test('an edit saved by a server without versions shows in lists and in the open post', async () => {
  const list = renderHook(() => usePersonsPosts('page', 'mina'), app.rendering);
  const { version: _, ...unnumbered } = own;
  await act(() => app.network.last('/api/post/posts/mina').answer({ posts: [postOf('p1', unnumbered)] }));
  const { result } = renderHook(() => usePostEdit('p1'), app.rendering);
  await answerPost(unnumbered);
  const opened = renderHook(() => usePost('p1', list.result.current.posts[0]), app.rendering);
  act(() => result.current.setText({ content: 'Two coats', links: [] }));
  act(() => void result.current.save());
  await act(() => updates()[0]?.answer({ message: 'Post updated successfully' }));
  expect(list.result.current.posts[0]?.content).toBe('Two coats');
  expect(opened.result.current.post?.content).toBe('Two coats');
});

test('an edited post shows its edit in lists, and a deleted one leaves them once the server has deleted it', async () => {
  const list = renderHook(() => usePersonsPosts('page', 'mina'), app.rendering);
  await act(() =>
    app.network.last('/api/post/posts/mina').answer({ posts: [postOf('p1', own), postOf('p2', own)] }),
  );
  const shown = () => list.result.current.posts.map(({ id, content }) => `${id} ${content}`);
  const page = await edit();
  page.type('Two coats');
  page.save();
  await act(() =>
    updates()[0]?.answer({ message: '', post: postOf('p1', { ...own, content: 'Two coats', version: 4 }) }),
  );
  expect(shown()).toEqual(['p1 Two coats', 'p2 A coat']);

  const { result } = renderHook(() => useRemovePost('p2'), app.rendering);
  const deletion = () => app.network.last('/api/post/delete-post/p2');
  act(() => void result.current.remove());
  await act(() => deletion().lose());
  await act(() => app.network.last('/api/post/p2').lose());
  expect(result.current.status).toBe('failed');
  expect(shown()).toHaveLength(2);
  act(() => void result.current.remove());
  await act(() => deletion().answer({ deleted: true }));
  expect(shown()).toEqual(['p1 Two coats']);

  const other = renderHook(() => useRemovePost('p1'), app.rendering).result;
  act(() => void other.current.remove());
  await act(() => app.network.last('/api/post/delete-post/p1').answer('<!doctype html>'));
  await act(() => app.network.last('/api/post/p1').answer({ error: 'Post not found' }, 404));
  expect(other.current.status).toBe('idle');
  expect(shown()).toEqual([]);
});
