import type { Post } from '@vitrine/api';
import { useViewerId } from '@vitrine/hooks';
import {
  DiscoverGrid,
  type DiscoverGridTile,
  discoverPostOf,
  discoverTileRatio,
  gutter,
  type MasonryHandle,
  type ServedDiscoverPost,
} from '@vitrine/ui';
import {
  type MouseEvent,
  type ReactNode,
  use,
  useCallback,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { TilesProps } from '../open-post/PostsWithOverlay.tsx';
import { postPathOf } from '../posts/post-address.ts';
import { assumedWidth, useAssumedLayout } from '../shell/document/assumed-layout.ts';
import { masonryMemories } from '../shell/feeds/masonry-memories.ts';
import { isPlainClick } from '../shell/links/plain-click.ts';
import { SidePanelWidth } from '../shell/page/side-panel.ts';
import { PostTile } from './PostTile.tsx';

type TilePost = ServedDiscoverPost<Post>;

export interface PostTilesProps extends TilesProps {
  /** Returns the number of columns for a window's width in px. */
  columnsFor: (width: number) => number;
  /** Whether tiles show their age. */
  showsAge?: boolean;
  /** Stands below the first rows of tiles. */
  below?: ReactNode;
  /** Name of the tiles after it. */
  moreLabel?: string;
}

/** Number of pictures in the first view. */
const firstView = (columns: number) => 2 * columns;

/** Rows of tiles before what stands between them. */
const ROWS_ABOVE = 2;

/** Gives the tiles of each row the same shape, so that all rows end level. */
function level(tiles: readonly TilePost[], columns = 1): readonly TilePost[] {
  return tiles.map((tile, place) => {
    const start = place - (place % columns);
    const ratio = Math.max(...tiles.slice(start, start + columns).map(discoverTileRatio));
    return { ...tile, picture: tile.picture && { ...tile.picture, width: ratio * 1000, height: 1000 } };
  });
}

const hrefOf = ({ id }: TilePost) => postPathOf(id);
const memoryBelow = masonryMemories();

/** Posts of other people in tiles, with the viewer's likes and saves. */
export function PostTiles({
  label,
  posts,
  busy,
  onOpen,
  onOpenPanel,
  isCovered,
  onEndReached,
  memory,
  ref,
  columnsFor,
  showsAge,
  below,
  moreLabel = label,
}: PostTilesProps) {
  const taken = use(SidePanelWidth);
  const layout = useAssumedLayout();
  const viewer = useViewerId();
  const tiles = useMemo(() => posts.map(discoverPostOf), [posts]);
  const columns = (viewport: number) => columnsFor(viewport - taken);
  const width = layout && assumedWidth[layout] - 2 * gutter[layout];

  const [firstCount] = useState(() =>
    isCovered ? 0 : firstView(columns(layout ? assumedWidth[layout] : window.innerWidth)),
  );

  const open = useCallback(
    ({ id }: TilePost, event: MouseEvent<HTMLAnchorElement>) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      onOpen(id);
    },
    [onOpen],
  );
  const tile = useCallback(
    (props: DiscoverGridTile<TilePost>) => (
      <PostTile {...props} showsAge={showsAge} onOpenPanel={onOpenPanel} viewer={viewer} />
    ),
    [onOpenPanel, viewer, showsAge],
  );

  const first = useRef<MasonryHandle>(null);
  const second = useRef<MasonryHandle>(null);
  useImperativeHandle(ref, () => ({
    focusItem: (key) => [first, second].some(({ current }) => current?.focusItem(key)),
    scrollToItem: (key) => [first, second].some(({ current }) => current?.scrollToItem(key)),
  }));
  const row = below === undefined ? undefined : columns(window.innerWidth);
  const above = row && row * ROWS_ABOVE;
  const isSplit = above !== undefined && tiles.length > above;
  const [leading, others] = useMemo(
    () => (isSplit ? [level(tiles.slice(0, above), row), tiles.slice(above)] : [tiles, []]),
    [tiles, isSplit, above, row],
  );
  const grid = { label, hrefOf, onOpen: open, renderTile: tile, columns, covered: isCovered };
  const end = { busy, onEndReached };
  return (
    <div {...(layout && { 'data-heights': JSON.stringify(tiles.map(discoverTileRatio)) })}>
      <DiscoverGrid
        {...grid}
        {...(!isSplit && end)}
        {...(layout && width && { initialWidth: width, columns: columnsFor(assumedWidth[layout]) })}
        actionsRef={first}
        firstCount={firstCount}
        posts={leading}
        memory={memory}
      />
      {isSplit && below}
      {isSplit && (
        <DiscoverGrid
          {...grid}
          {...end}
          label={moreLabel}
          actionsRef={second}
          firstCount={0}
          posts={others}
          memory={memoryBelow(memory)}
        />
      )}
    </div>
  );
}
