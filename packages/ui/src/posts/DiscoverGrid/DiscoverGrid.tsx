'use client';
import { type MouseEvent, type ReactNode, useCallback, useState } from 'react';
import { useBothRefs } from '../../interaction/useBothRefs.ts';
import { MasonryGrid, type MasonryGridProps } from '../../layout/Masonry/MasonryGrid.tsx';
import { createMasonryMemory } from '../../layout/Masonry/masonry-memory.ts';
import { EDGE } from '../../layout/Masonry/masonry-view.ts';
import { useMessages } from '../../provider/UiProvider.tsx';
import {
  DiscoverTile,
  type DiscoverTilePost,
  type DiscoverTileProps,
} from '../DiscoverTile/DiscoverTile.tsx';
import {
  discoverColumnsForWidth,
  discoverGap,
  discoverRowGap,
  discoverTileHeight,
  discoverTileSizes,
  skeletonRatio,
} from '../discover-tile-geometry.ts';
import { postGridMessages } from '../post-grid.messages.ts';
import { postTileName } from '../post-tile-name.ts';
import { SkeletonsBehind } from './SkeletonsBehind.tsx';
import { EAGER, usePicturesAhead } from './usePicturesAhead.ts';

/** Rendered beyond the viewport at any time, px. The grid renders again before it is less. */
const AT_LEAST = { above: 600, below: 1200 };
/** Rendered in addition at most, on the way down, px. */
const OVERSCAN = 800;
const below = AT_LEAST.below / EDGE;
const RENDERED = {
  above: AT_LEAST.above / EDGE,
  below,
  overscan: OVERSCAN - (below - AT_LEAST.below),
};
const windowFor = () => RENDERED;
const FIRST_SKELETONS = 12;
const MORE_SKELETONS = 6;

type OfTheGrid = 'items' | 'getItemKey' | 'getItemLabel' | 'getItemHeight' | 'renderItem' | 'windowFor';

/** The props of a tile in a `DiscoverGrid`. */
export interface DiscoverGridTile<Post extends DiscoverTilePost>
  extends Pick<DiscoverTileProps, 'href' | 'onOpen' | 'priority' | 'sizes'> {
  post: Post;
}

/** Props of `DiscoverGrid`, including those of a `<div>`. */
export interface DiscoverGridProps<Post extends DiscoverTilePost = DiscoverTilePost>
  extends Omit<MasonryGridProps<Post>, OfTheGrid> {
  /** Posts in reading order; an unchanged post must stay the same object. */
  posts: readonly Post[];
  /** Returns the address of a post; keep the function stable between renders. */
  hrefOf: (post: Post) => string;
  /**
   * Called when a post is pressed; prevent the default to stay on the page. Keep the function stable between
   * renders.
   */
  onOpen?: ((post: Post, event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  /**
   * Renders a tile, such as a `DiscoverTile` with the viewer's like and save; by default, a `DiscoverTile`
   * without them. Keep the function stable between renders.
   */
  renderTile?: ((tile: DiscoverGridTile<Post>) => ReactNode) | undefined;
  /** Number of posts in the first view, whose pictures load at once with high priority; 12 by default. */
  firstCount?: number | undefined;
  /** Whether something covers the grid, so that pictures are not fetched ahead. */
  covered?: boolean | undefined;
  /** Ratios of the first posts of an earlier visit, for the skeletons. */
  skeletonRatios?: readonly number[] | undefined;
  /** Displayed width of the pictures, as in the HTML attribute `sizes`; `discoverTileSizes` by default. */
  sizes?: string | undefined;
}

/**
 * A `MasonryGrid` of posts to discover. It renders 600 px above and 1200 px below the viewport, and 800 px
 * more on the way; pictures are fetched 2400 px ahead. While `busy`, it ends in skeletons: 12 at first, then
 * 6.
 */
export function DiscoverGrid<Post extends DiscoverTilePost = DiscoverTilePost>({
  posts: given,
  hrefOf,
  onOpen,
  renderTile = plainTile,
  firstCount = EAGER,
  covered = false,
  skeletonRatios,
  sizes = discoverTileSizes,
  columns = discoverColumnsForWidth,
  gap = discoverGap,
  rowGap = discoverRowGap,
  busy = false,
  memory: givenMemory,
  label,
  onEndReached,
  endThreshold,
  setSize,
  initialWidth,
  actionsRef,
  ref,
  ...rest
}: DiscoverGridProps<Post>) {
  const texts = useMessages(postGridMessages);
  const posts = given ?? none;
  const tile = useCallback(
    (post: Post, place: number) =>
      renderTile({
        post,
        href: hrefOf(post),
        onOpen: onOpen && ((event) => onOpen(post, event)),
        priority: place < firstCount,
        sizes,
      }),
    [hrefOf, onOpen, renderTile, firstCount, sizes],
  );
  const isEmpty = posts.length === 0;
  const [ownMemory] = useState(createMasonryMemory);
  const memory = givenMemory ?? ownMemory;
  const root = useBothRefs(usePicturesAhead(covered ? none : posts, memory, sizes), ref);
  const ratios = Array.from({ length: isEmpty ? FIRST_SKELETONS : MORE_SKELETONS }, (_, place) =>
    skeletonRatio(place, isEmpty ? skeletonRatios : []),
  );
  return (
    <div {...rest} ref={root}>
      <MasonryGrid
        label={label}
        onEndReached={onEndReached}
        endThreshold={endThreshold}
        setSize={setSize}
        initialWidth={initialWidth}
        actionsRef={actionsRef}
        memory={memory}
        columns={columns}
        gap={gap}
        rowGap={rowGap}
        busy={busy}
        items={posts}
        getItemKey={keyOf}
        getItemLabel={(post) => postTileName(post, texts)}
        getItemHeight={discoverTileHeight}
        renderItem={tile}
        windowFor={windowFor}
      />
      {busy && <SkeletonsBehind memory={memory} ratios={ratios} />}
    </div>
  );
}

const none: readonly never[] = [];

const keyOf = (post: DiscoverTilePost) => post.id;

const plainTile = (tile: DiscoverGridTile<DiscoverTilePost>) => <DiscoverTile {...tile} />;
