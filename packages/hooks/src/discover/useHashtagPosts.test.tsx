import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useToggle } from '../optimistic/useRelation.ts';
import { postChanges } from '../posts/post-changes.ts';
import { postLike } from '../posts/post-relations.ts';
import { heldApp } from '../testing/app.tsx';
import { postOf } from '../testing/posts.ts';
import { useHashtagPosts } from './useHashtagPosts.ts';

let app: ReturnType<typeof heldApp>;
beforeEach(() => {
  app = heldApp();
  app.signIn();
});
afterEach(() => {
  cleanup();
  app.services.session.dispose();
});

const open = (order: 'top' | 'newest' = 'top') =>
  renderHook((props) => useHashtagPosts('page', 'linen', props.order), {
    ...app.rendering,
    initialProps: { order },
  });
const LIST = '/api/discover/hashtags/linen/posts';
const hashtag = { id: '1', name: 'linen', post_count: 128 };
const idsOf = ({ result }: ReturnType<typeof open>) => result.current.posts.map(({ id }) => id);

test('the posts of a hashtag grow page by page, and need no request when the viewer goes back', async () => {
  const page = open();
  expect(app.network.last(LIST).query).toEqual({ order: 'top' });
  await act(() =>
    app.network.last(LIST).answer({
      hashtag,
      posts: [postOf('a', { userLiked: true })],
      nextCursor: 'after-a',
    }),
  );
  expect(page.result.current.hashtag).toEqual({ id: '1', name: 'linen', postCount: 128, pictureUrl: null });
  const like = renderHook(
    () => useToggle(postLike, page.result.current.posts[0], 'Elsewhere'),
    app.rendering,
  );
  expect(like.result.current.isOn).toBe(true);
  act(() => page.result.current.loadMore());
  expect(app.network.last(LIST).query).toEqual({ order: 'top', cursor: 'after-a' });
  await act(() => app.network.last(LIST).answer({ hashtag, posts: [postOf('a'), postOf('b')] }));
  expect(idsOf(page)).toEqual(['a', 'b']);
  expect(page.result.current.hasMore).toBe(false);
  page.unmount();
  const asked = app.network.calls.length;
  const again = open();
  expect(idsOf(again)).toEqual(['a', 'b']);
  expect(again.result.current.hashtag?.postCount).toBe(128);
  expect(app.network.calls).toHaveLength(asked);
});

test('another order is another list, and the viewer’s edits show in each', async () => {
  const page = open();
  await act(() => app.network.last(LIST).answer({ hashtag, posts: [postOf('a'), postOf('b')] }));
  page.rerender({ order: 'newest' });
  expect(app.network.last(LIST).query).toEqual({ order: 'newest' });
  await act(() => app.network.last(LIST).answer({ hashtag, posts: [postOf('b'), postOf('a')] }));
  expect(idsOf(page)).toEqual(['b', 'a']);
  act(() => postChanges(app.services).replace(postOf('a', { version: 2, content: 'Edited' })));
  expect(page.result.current.posts[1]).toMatchObject({ content: 'Edited' });
});
