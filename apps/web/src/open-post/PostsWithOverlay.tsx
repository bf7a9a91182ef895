import type { PostFeedView } from '@vitrine/hooks';
import { ErrorState, type MasonryHandle, type PostPanel, useMessages } from '@vitrine/ui';
import { type ReactNode, type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { PostsGrid, type PostsGridProps } from '../posts/PostsGrid.tsx';
import { PostsSkeleton } from '../posts/PostsSkeleton.tsx';
import { usePostAddress } from '../posts/post-address.ts';
import { postListMessages } from '../posts/post-list.messages.ts';
import { FeedEnd } from '../shell/feeds/FeedEnd.tsx';
import { masonryMemoryOf } from '../shell/feeds/masonry-memories.ts';
import { PostsOverlay, type PostsOverlayProps } from './PostsOverlay.tsx';

export interface TilesProps extends PostsGridProps {
  /** Opens a post with a panel; stable between renders. */
  onOpenPanel(postId: string, panel: PostPanel): void;
  /** Whether a post covers the grid, so that its pictures can wait. */
  isCovered: boolean;
}

export interface PostsWithOverlayProps extends Pick<PostsOverlayProps, 'ProductOverPost'> {
  label: string;
  list: PostFeedView;
  empty: ReactNode;
  /** Returns another grid than `PostsGrid`; it shows skeletons while posts load. */
  gridOf?: (props: TilesProps) => ReactNode;
  /** Receives the actions of the grid. */
  gridRef?: RefObject<MasonryHandle | null>;
}

export function PostsWithOverlay({
  label,
  list,
  empty,
  ProductOverPost,
  gridOf,
  gridRef,
}: PostsWithOverlayProps) {
  const { posts, loading, error, hasMore, loadMore, feed } = list;
  const { id: open, show } = usePostAddress();
  const { failed } = useMessages(postListMessages);
  const ownRef = useRef<MasonryHandle>(null);
  const grid = gridRef ?? ownRef;
  const last = posts.at(-1);
  // Place of the open post in the list, kept after the post is gone.
  const place = useRef<{ id: string; index: number }>(undefined);
  const index = posts.findIndex(({ id }) => id === open);
  useLayoutEffect(() => {
    if (open !== undefined && index >= 0) place.current = { id: open, index };
  }, [open, index]);
  // Focuses the last shown post's tile or, if it is gone, the one in its place.
  const focusTile = (id: string) => {
    const stood = place.current?.id === id ? place.current.index : undefined;
    const follower = stood === undefined ? undefined : (posts[stood] ?? last)?.id;
    const found = [id, follower].some((tile) => tile !== undefined && grid.current?.focusItem(tile));
    return found && document.activeElement instanceof HTMLElement ? document.activeElement : null;
  };
  const [first, setFirst] = useState<{ id: string; panel: PostPanel }>();
  const onOpen = useCallback(
    (id: string) => {
      setFirst(undefined);
      show(id);
    },
    [show],
  );
  const onOpenPanel = useCallback(
    (id: string, panel: PostPanel) => {
      setFirst({ id, panel });
      show(id);
    },
    [show],
  );
  const gridProps = {
    ref: grid,
    label,
    posts,
    busy: loading,
    onOpen,
    onEndReached: loadMore,
    memory: masonryMemoryOf(feed),
  };
  return (
    <>
      {gridOf &&
        (posts.length > 0 || loading) &&
        gridOf({ ...gridProps, onOpenPanel, isCovered: open !== undefined })}
      {!gridOf && posts.length > 0 && <PostsGrid {...gridProps} />}
      {posts.length === 0 && !loading && !error && !hasMore && empty}
      {error && <ErrorState title={failed} onRetry={loadMore} />}
      {!gridOf && posts.length === 0 && loading && <PostsSkeleton />}
      <FeedEnd
        messages={postListMessages}
        loading={loading}
        isFirstPage={posts.length === 0}
        hasMore={hasMore && !error}
        onLoadMore={loadMore}
        focusLast={() => last && grid.current?.focusItem(last.id)}
      />
      <PostsOverlay
        ProductOverPost={ProductOverPost}
        posts={posts}
        onNearEnd={loadMore}
        firstPanel={first?.id === open ? first?.panel : undefined}
        restoreFocusTo={focusTile}
      />
    </>
  );
}
