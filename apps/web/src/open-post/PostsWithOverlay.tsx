import type { PostFeedView } from '@vitrine/hooks';
import { ErrorState, type MasonryHandle, useMessages } from '@vitrine/ui';
import { type ReactNode, useRef } from 'react';
import { PostSkeleton } from '../posts/PostSkeleton.tsx';
import { PostsGrid } from '../posts/PostsGrid.tsx';
import { usePostAddress } from '../posts/post-address.ts';
import { postListMessages } from '../posts/post-list.messages.ts';
import { FeedEnd } from '../shell/FeedEnd.tsx';
import { masonryMemoryOf } from '../shell/masonry-memories.ts';
import { PostsOverlay } from './PostsOverlay.tsx';

export interface PostsWithOverlayProps {
  /** Names the list for screen readers. */
  label: string;
  list: PostFeedView;
  /** Stands in place of the posts when there are none. */
  empty: ReactNode;
}

/** A grid of posts, which grows while somebody scrolls, and the one that is open over it. */
export function PostsWithOverlay({ label, list, empty }: PostsWithOverlayProps) {
  const { posts, loading, error, hasMore, loadMore, feed } = list;
  const { show } = usePostAddress();
  const { failed } = useMessages(postListMessages);
  const grid = useRef<MasonryHandle>(null);
  const last = posts.at(-1);
  // The focus goes back to the tile of the post that was shown last, or of the one that took its place.
  const focusTile = (id: string) => {
    const found = [id, last?.id].some((tile) => tile !== undefined && grid.current?.focusItem(tile));
    return found && document.activeElement instanceof HTMLElement ? document.activeElement : null;
  };
  return (
    <>
      {posts.length > 0 && (
        <PostsGrid
          ref={grid}
          label={label}
          posts={posts}
          busy={loading}
          onOpen={show}
          onEndReached={loadMore}
          memory={masonryMemoryOf(feed)}
        />
      )}
      {posts.length === 0 && !loading && !error && !hasMore && empty}
      {error && <ErrorState title={failed} onRetry={loadMore} />}
      <FeedEnd
        messages={postListMessages}
        skeleton={PostSkeleton}
        loading={loading}
        isFirstPage={posts.length === 0}
        hasMore={hasMore && !error}
        onLoadMore={loadMore}
        focusLast={() => last && grid.current?.focusItem(last.id)}
      />
      <PostsOverlay posts={posts} onNearEnd={loadMore} restoreFocusTo={focusTile} />
    </>
  );
}
