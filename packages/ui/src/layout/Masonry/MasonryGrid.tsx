'use client';
import {
  type ComponentProps,
  memo,
  type ReactNode,
  type Ref,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { useIsServerPass } from '../../interaction/useIsDrawn.ts';
import { useMessages } from '../../provider/UiProvider.tsx';
import { layoutMessages } from '../layout.messages.ts';
import { cell, endOfFeed, feed, grid } from './MasonryGrid.css.ts';
import {
  columnsForWidth,
  createMasonryGeometry,
  type MasonryGeometry,
  type MasonryKey,
  type MasonrySize,
  masonryGap,
  masonryRowGap,
} from './masonry-geometry.ts';
import type { MasonryMemory } from './masonry-memory.ts';
import { createMasonryView, type MasonryWindow } from './masonry-view.ts';

/** Actions that the owner of a grid can call. */
export interface MasonryHandle {
  /**
   * Focuses the first focusable element of the item's card, else the card, and scrolls it into view. Returns
   * whether the item is in the grid.
   */
  focusItem(key: MasonryKey): boolean;
  /** Scrolls the item's card into view. Returns whether the item is in the grid. */
  scrollToItem(key: MasonryKey): boolean;
}

/** Props of `MasonryGrid`, including those of a `<div>`. */
export interface MasonryGridProps<Item> extends Omit<ComponentProps<'div'>, 'children'> {
  /** Items of the feed, in reading order. */
  items: readonly Item[];
  /** Returns the permanent key of an item. An item that comes twice is shown twice. */
  getItemKey: (item: NoInfer<Item>) => MasonryKey;
  /** Renders an item. A new function renders every card again. */
  renderItem: (item: NoInfer<Item>, index: number) => ReactNode;
  /**
   * Returns the height of an item's card at a column width, both px. Called when a card without a measured
   * height is placed.
   */
  getItemHeight: (item: NoInfer<Item>, columnWidth: number) => number;
  /** Number of columns, or a function of the viewport's width in px. Default `columnsForWidth`. */
  columns?: number | ((viewportWidth: number) => number) | undefined;
  /** Space between columns, px. Default `masonryGap`. */
  gap?: number | ((columns: number, gridWidth: number) => number) | undefined;
  /** Space between the cards of a column, px. Default `gap`; without it `masonryRowGap`. */
  rowGap?: number | ((columns: number, gridWidth: number) => number) | undefined;
  /** Accessible name of the feed. */
  label: string;
  /** Accessible name of an item's card. */
  getItemLabel: (item: NoInfer<Item>) => string;
  /** Whether more items are on their way. An empty feed is always announced as busy. */
  busy?: boolean | undefined;
  /** Called when the end is near, once for each last item. */
  onEndReached?: (() => void) | undefined;
  /** Distance of the end from the viewport at which `onEndReached` is called, px. Default 200. */
  endThreshold?: number | undefined;
  /**
   * Returns the rendered stretch beyond a viewport of a height in px; by default, parts of the height. The
   * first one is kept.
   */
  windowFor?: ((viewportHeight: number) => MasonryWindow) | undefined;
  /** Number of items in all. Default -1: unknown. */
  setSize?: number | undefined;
  /** Layout memory of this feed, kept by the owner; it restores the cards and their places. */
  memory?: MasonryMemory | undefined;
  /**
   * Width in px to render for before measuring; 1280 by default on a server and in hydration. Otherwise,
   * cards are rendered before measuring only if it is given.
   */
  initialWidth?: number | undefined;
  /** Receives the actions that the owner can call. */
  actionsRef?: Ref<MasonryHandle> | undefined;
}

const none: readonly never[] = [];

const resolve = <By extends number[]>(value: number | ((...by: By) => number), ...by: By) =>
  typeof value === 'function' ? value(...by) : value;

interface MemoryOfOne {
  geometry: MasonryGeometry;
  size?: MasonrySize | undefined;
}

const newMemory = (): MemoryOfOne => ({ geometry: createMasonryGeometry() });

interface CellProps<Item> extends ComponentProps<'article'> {
  item: Item;
  index: number;
  x: number;
  y: number;
  width: number;
  renderItem: (item: Item, index: number) => ReactNode;
}

const Cell = memo(function Cell(props: CellProps<unknown>) {
  const { item, index, x, y, width, renderItem, ...rest } = props;
  // A card that only moves does not render its content again.
  const content = useMemo(() => renderItem(item, index), [renderItem, item, index]);
  return (
    <article
      {...rest}
      className={cell}
      tabIndex={-1}
      aria-posinset={index + 1}
      style={{ inlineSize: width, insetInlineStart: x, transform: `translateY(${y}px)` }}
    >
      {content}
    </article>
  );
}) as <Item>(props: CellProps<Item>) => ReactNode;

/**
 * A feed of cards of known heights in columns. Only the cards near the viewport are rendered; the page
 * scrolls. Page Down and Page Up move the focus between cards, Control + Home and End leave the feed.
 */
export function MasonryGrid<Item>({
  items: given,
  getItemKey,
  renderItem,
  getItemHeight,
  columns = columnsForWidth,
  gap,
  rowGap = gap ?? masonryRowGap,
  label,
  getItemLabel,
  busy,
  onEndReached,
  endThreshold = 200,
  windowFor,
  setSize = -1,
  memory: givenMemory,
  initialWidth: givenWidth,
  actionsRef,
  className,
  ...rest
}: MasonryGridProps<Item>) {
  const items = given ?? none;
  const initialWidth = givenWidth ?? 1280;
  const messages = useMessages(layoutMessages);
  const [ownMemory] = useState(newMemory);
  const memory: MemoryOfOne = givenMemory ?? ownMemory;
  const { geometry } = memory;
  const [, setDrawing] = useState({});
  const isServerPass = useIsServerPass();
  // Size that the cards are rendered for; undefined if none can be rendered before measuring.
  const [renderedSize, setRenderedSize] = useState(() => {
    const viewport = isServerPass ? initialWidth : !memory.size && givenWidth && window.innerWidth;
    return viewport ? { width: initialWidth, viewport } : undefined;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first window is kept
  const view = useMemo(
    () => createMasonryView(geometry, () => setDrawing({}), setRenderedSize, windowFor),
    [geometry],
  );

  const layOut = ({ width, viewport }: MasonrySize) => {
    const count = resolve(columns, viewport) || 1;
    const columnGap = resolve(gap ?? masonryGap, count, width);
    const columnWidth = (width - columnGap * (count - 1)) / count;
    const shape = { columns: count, columnWidth, rowGap: resolve(rowGap, count, width) };
    view.place(items, shape, getItemKey, getItemHeight);
    return [columnWidth, columnWidth + columnGap] as const;
  };

  const size = renderedSize ?? memory.size;
  const [columnWidth, step] = size ? layOut(size) : [0, 0];
  const drawn = renderedSize ? view.drawn() : [];

  useLayoutEffect(() => {
    memory.size = size;
    view.settle(renderedSize ?? { width: initialWidth, viewport: 0 }, layOut, endThreshold, onEndReached);
  });
  // Other items or another width may bring the end near.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again when the layout changes
  useEffect(() => {
    if (renderedSize) view.look(true);
  }, [view, items, renderedSize]);

  useImperativeHandle(
    actionsRef,
    () => ({
      focusItem: (key) => view.reach(geometry.indexOf(key), 'link'),
      scrollToItem: (key) => view.reach(geometry.indexOf(key)),
    }),
    [view, geometry],
  );

  const keys = new Set<string>();
  return (
    <div {...rest} className={className ? `${grid} ${className}` : grid}>
      <div
        ref={view.watch}
        role="feed"
        className={feed}
        aria-label={label}
        aria-busy={busy || !items.length}
        // Padding, not height: the observer of the width would report every change of height.
        style={{ paddingBlockEnd: geometry.total() }}
        onFocus={view.onFocus}
        onKeyDown={view.onKeyDown}
      >
        {drawn.map((index) => {
          const item = items[index] as Item;
          let key = `${getItemKey(item)}`;
          if (keys.has(key)) key += `~${index}`;
          keys.add(key);
          return (
            <Cell
              key={key}
              item={item}
              index={index}
              x={geometry.laneOf(index) * step}
              // Text and edges blur at a fraction of a pixel.
              y={Math.round(geometry.topOf(index))}
              width={columnWidth}
              renderItem={renderItem}
              ref={view.cellRef}
              aria-label={getItemLabel(item)}
              aria-setsize={setSize}
            />
          );
        })}
      </div>
      {/* Control + End focuses it. It is always mounted, unlike elements that an app puts behind a feed. */}
      <p className={endOfFeed} tabIndex={-1}>
        {messages.endOfFeed(label)}
      </p>
    </div>
  );
}
