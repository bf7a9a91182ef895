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
import { createMasonryView } from './masonry-view.ts';

/** What the owner of a grid can ask of it. */
export interface MasonryHandle {
  /**
   * Focuses the first link or button of the item's card, or the card if it has none, and scrolls it into view if it
   * is not. Returns whether the item is in the grid.
   */
  focusItem(key: MasonryKey): boolean;
  /** Scrolls the item's card into view if it is not. Returns whether the item is in the grid. */
  scrollToItem(key: MasonryKey): boolean;
}

/** The items of a feed, how they are drawn and laid out, and the properties of an HTML `div`. */
export interface MasonryGridProps<Item> extends Omit<ComponentProps<'div'>, 'children'> {
  /** What the feed shows, in reading order. */
  items: readonly Item[];
  /** Names an item for good. An item that comes twice is shown twice. */
  getItemKey: (item: NoInfer<Item>) => MasonryKey;
  /** Draws an item. Keep the function the same between renders: a new one draws every card anew. */
  renderItem: (item: NoInfer<Item>, index: number) => ReactNode;
  /** Height of an item's card at a column width, both px; asked once a column width, before layout. */
  getItemHeight: (item: NoInfer<Item>, columnWidth: number) => number;
  /** A number, or what gives it for the viewport's width in px; `columnsForWidth` by default. */
  columns?: number | ((viewportWidth: number) => number) | undefined;
  /** Between columns, px: 24, and 12 with one or two columns, by default. */
  gap?: number | ((columns: number) => number) | undefined;
  /** Between the cards of a column, px: as `gap` by default. */
  rowGap?: number | ((columns: number) => number) | undefined;
  /** Accessible name of the feed. */
  label: string;
  /** Accessible name of an item's card. */
  getItemLabel: (item: NoInfer<Item>) => string;
  /** Whether more items are on their way. An empty feed is always said to be busy. */
  busy?: boolean | undefined;
  /** Says that the end is near: once for as many items as there are. */
  onEndReached?: (() => void) | undefined;
  /** How near, px below the viewport: 200 by default. */
  endThreshold?: number | undefined;
  /** How many items there are in all: -1, the default, when nobody knows. */
  setSize?: number | undefined;
  /** Kept by the owner, one for each feed: the way back to the same cards at the same places. */
  memory?: MasonryMemory | undefined;
  /**
   * Width in px to draw for until the grid can be measured. The server draws for 1280 by default; a browser only for a
   * width that is given, which spares a render if it is right.
   */
  initialWidth?: number | undefined;
  /** What the owner can ask of the grid. */
  actionsRef?: Ref<MasonryHandle> | undefined;
}

const none: readonly never[] = [];

const resolve = (value: number | ((by: number) => number), by: number) =>
  typeof value === 'function' ? value(by) : value;

/** What a grid remembers that is given no memory. */
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
  // A card that only moves is not drawn again.
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
 * A feed of cards of known heights in columns, of which only those near the viewport are on the page.
 * The page scrolls. Page Down and Page Up move the focus from card to card; Control + Home goes to what lies before the
 * feed, Control + End to a place behind it that stays, from where Tab leads on. While the focus is there, no more items are asked for.
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
  // What the cards are drawn for. A browser that is told no width draws none until it has measured one; nor does it for a
  // feed that is come back to, whose scroll position comes back first: that one only keeps its height.
  const [drawnFor, drawFor] = useState(() => {
    const viewport = isServerPass ? initialWidth : !memory.size && givenWidth && window.innerWidth;
    return viewport ? { width: initialWidth, viewport } : undefined;
  });
  const view = useMemo(() => createMasonryView(geometry, () => setDrawing({}), drawFor), [geometry]);

  const layOut = ({ width, viewport }: MasonrySize) => {
    const count = resolve(columns, viewport) || 1;
    const columnGap = resolve(gap ?? masonryGap, count);
    const columnWidth = (width - columnGap * (count - 1)) / count;
    const shape = { columns: count, columnWidth, rowGap: resolve(rowGap, count) };
    view.place(items, shape, getItemKey, getItemHeight);
    return [columnWidth, columnWidth + columnGap] as const;
  };

  const size = drawnFor ?? memory.size;
  const [columnWidth, step] = size ? layOut(size) : [0, 0];
  const drawn = drawnFor ? view.drawn() : [];

  useLayoutEffect(() => {
    memory.size = size;
    view.settle(drawnFor ?? { width: initialWidth, viewport: 0 }, layOut, endThreshold, onEndReached);
  });
  // Other items or another width may have brought the end near.
  // biome-ignore lint/correctness/useExhaustiveDependencies: said again by what is laid out, not by what is read
  useEffect(() => {
    if (drawnFor) view.look(true);
  }, [view, items, drawnFor]);

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
        // Not the height: the observer of the width would report each change of it.
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
              // At a fraction of a pixel, text and edges are drawn blurred.
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
      {/* Always there: what an app puts behind a feed comes and goes as it loads. */}
      <p className={endOfFeed} tabIndex={-1}>
        {messages.endOfFeed(label)}
      </p>
    </div>
  );
}
