'use client';
import { type MouseEvent, useCallback } from 'react';
import { classNames } from '../../controls/classNames.ts';
import { MasonryGrid, type MasonryGridProps } from '../../layout/Masonry/MasonryGrid.tsx';
import { useMessages } from '../../provider/UiProvider.tsx';
import { PostTile, type PostTilePost } from '../PostTile/PostTile.tsx';
import { postGridMessages } from '../post-grid.messages.ts';
import { postColumnsForWidth, postGap, postTileHeight, postTileSizes } from '../post-tile-geometry.ts';
import { postTileName } from '../post-tile-name.ts';
import * as styles from './PostGrid.css.ts';

type OfTheGrid = 'items' | 'getItemKey' | 'getItemLabel' | 'getItemHeight' | 'renderItem';

/** Props of `PostGrid`, including those of a `<div>`. */
export interface PostGridProps<Post extends PostTilePost = PostTilePost>
  extends Omit<MasonryGridProps<Post>, OfTheGrid | 'columns' | 'gap'> {
  /** Posts in reading order; an unchanged post must stay the same object. */
  posts: readonly Post[];
  /** Returns the address of a post; keep the function stable between renders. */
  hrefOf: (post: Post) => string;
  /**
   * Called when a post is pressed; prevent the default to stay on the page. Keep the function stable between
   * renders.
   */
  onOpen?: ((post: Post, event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  /** Number of posts in the first view, whose pictures load at once; 0 by default. */
  firstCount?: number | undefined;
  /** Displayed width of the pictures, as in the HTML attribute `sizes`; `postTileSizes` by default. */
  sizes?: string | undefined;
  /** Number of columns, or a function of the viewport's width in px; `postColumnsForWidth` by default. */
  columns?: MasonryGridProps<Post>['columns'] | undefined;
  /** Space between tiles, px; by default 3 with up to three columns, else 16. */
  gap?: MasonryGridProps<Post>['gap'] | undefined;
}

/**
 * A `MasonryGrid` of posts in tiles of 4:5; renders only those near the viewport. On a phone, it is meant for
 * the full width of the window.
 */
export function PostGrid<Post extends PostTilePost = PostTilePost>({
  posts,
  hrefOf,
  onOpen,
  firstCount = 0,
  sizes = postTileSizes,
  columns = postColumnsForWidth,
  gap = postGap,
  className,
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
      className={classNames(styles.grid, className)}
      columns={columns}
      gap={gap}
      items={posts}
      getItemKey={keyOf}
      getItemLabel={(post) => postTileName(post, texts)}
      getItemHeight={postTileHeight}
      renderItem={tile}
    />
  );
}

const keyOf = (post: PostTilePost) => post.id;
