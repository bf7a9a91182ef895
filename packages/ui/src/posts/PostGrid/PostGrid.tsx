'use client';
import { type MouseEvent, useCallback } from 'react';
import { MasonryGrid, type MasonryGridProps } from '../../layout/Masonry/MasonryGrid.tsx';
import { useMessages } from '../../provider/UiProvider.tsx';
import { PostTile, type PostTilePost } from '../PostTile/PostTile.tsx';
import { postGridMessages } from '../post-grid.messages.ts';
import { postTileHeight } from '../post-tile-geometry.ts';
import { postTileName } from '../post-tile-name.ts';

type OfTheGrid = 'items' | 'getItemKey' | 'getItemLabel' | 'getItemHeight' | 'renderItem';

/** The posts of a grid, where they lead, how they are laid out, and the properties of an HTML `div`. */
export interface PostGridProps<Post extends PostTilePost = PostTilePost>
  extends Omit<MasonryGridProps<Post>, OfTheGrid> {
  /** What the grid shows, in reading order. Keep a post the same object for as long as it is the same. */
  posts: readonly Post[];
  /** Where a post leads. Keep the function the same between renders. */
  hrefOf: (post: Post) => string;
  /** Called when a post is pressed; prevent the default to stay on the page. Keep the function the same between renders. */
  onOpen?: ((post: Post, event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  /** How many posts are in the first view, whose pictures are fetched at once; 0 by default. */
  firstCount?: number | undefined;
  /** Widths of the pictures for `srcSet`. */
  sizes?: string | undefined;
}

/** Posts in a `MasonryGrid`, of which only those near the window are on the page. */
export function PostGrid<Post extends PostTilePost = PostTilePost>({
  posts,
  hrefOf,
  onOpen,
  firstCount = 0,
  sizes,
  ...grid
}: PostGridProps<Post>) {
  const texts = useMessages(postGridMessages);
  const tile = useCallback(
    (post: Post, place: number) => (
      <PostTile
        post={post}
        href={hrefOf(post)}
        onOpen={onOpen && ((event) => onOpen(post, event))}
        priority={place < firstCount}
        sizes={sizes}
      />
    ),
    [hrefOf, onOpen, firstCount, sizes],
  );
  return (
    <MasonryGrid
      {...grid}
      items={posts}
      getItemKey={keyOf}
      getItemLabel={(post) => postTileName(post, texts)}
      getItemHeight={postTileHeight}
      renderItem={tile}
    />
  );
}

const keyOf = (post: PostTilePost) => post.id;
