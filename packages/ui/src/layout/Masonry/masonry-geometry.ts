/** What names an item for as long as the feed lives. */
export type MasonryKey = string | number;

/** Widths of the grid and of the viewport, px. */
export interface MasonrySize {
  width: number;
  viewport: number;
}

/** What the layout depends on besides the items; a change of any of these places every card anew. Lengths in px. */
export interface MasonryShape {
  columns: number;
  columnWidth: number;
  rowGap: number;
}

/** The places of a feed's cards as plain data. */
export interface MasonryLayout {
  shape: MasonryShape;
  /** The column of every card, by index. */
  lanes: number[];
  /** How far each column is moved, px. */
  held: number[];
  /** The key of the last card: a feed that ends otherwise is laid out afresh. */
  lastKey: MasonryKey | undefined;
  /** Heights that differ from what was told, px. */
  measured: [MasonryKey, number][];
}

/** Below this a difference is rounding: to follow it would move half a feed for nothing. */
const TOLERANCE = 1;

/** How many columns the product shows at a viewport width in px: 5, 4 up to 1200, 3 up to 1024, 2 up to 768. */
export const columnsForWidth = (width: number): number =>
  width <= 768 ? 2 : width <= 1024 ? 3 : width <= 1200 ? 4 : 5;

/** Between columns, px, unless a grid is told otherwise: 12 with one or two columns, else 24. */
export const masonryGap = (columns: number): number => (columns <= 2 ? 12 : 24);

/** Between the cards of a column, px, unless a grid is told otherwise: 16 with one or two columns, else 24. */
export const masonryRowGap = (columns: number): number => (columns <= 2 ? 16 : 24);

interface Column {
  /** Indices of its cards, ascending: so also from top to bottom. */
  cards: number[];
  /** How far the whole column is moved, so that what was on screen stood still while a card above it changed. */
  held: number;
  /** Cards from index `pivot` on lie `shift` lower than their `top` says. */
  pivot: number;
  shift: number;
}

/** The places of the cards of one feed; see `createMasonryGeometry`. */
export type MasonryGeometry = ReturnType<typeof createMasonryGeometry>;

/**
 * Which card goes where: shortest column first, in typed arrays, without React and without the DOM.
 * Appending places only the new cards. A changed height costs the distance to the change before it and not the
 * length of the feed: the cards below are moved by one number per column, whose boundary moves along.
 */
export function createMasonryGeometry(saved?: MasonryLayout) {
  let items: readonly unknown[] = [];
  let keyOf: (item: never) => MasonryKey;
  let shape = saved?.shape ?? { columns: 0, columnWidth: 0, rowGap: 0 };
  let top = new Float64Array(0);
  let height = new Float64Array(0);
  let lane = new Uint8Array(0);
  const measured = new Map(saved?.measured);
  let columns = createColumns(shape.columns);
  /** Where the next card of each column goes. */
  let ends = columns.map(() => 0);

  /** The column of a card, from 0. */
  const laneOf = (index: number) => lane[index] as number;
  const columnOf = (index: number) => columns[laneOf(index)] as Column;
  const heightOf = (index: number) => height[index] as number;
  const topIn = (column: Column, index: number) =>
    (top[index] as number) + column.held + (index >= column.pivot ? column.shift : 0);
  /** Distance of a card from the top of the grid, px. */
  const topOf = (index: number): number => topIn(columnOf(index), index);

  /** The key of the item at an index, if there is one. */
  const keyAt = (index: number): MasonryKey | undefined =>
    index in items ? keyOf(items[index] as never) : undefined;

  /** Whether a layout of this shape would place every card anew. */
  const differs = (next: MasonryShape): boolean =>
    next.columns !== shape.columns || next.columnWidth !== shape.columnWidth || next.rowGap !== shape.rowGap;

  /** Forgets the places of the cards from this index on. */
  function cut(from: number) {
    ends = columns.map((column) => {
      const { cards } = column;
      cards.length = firstFrom(cards, from);
      movePivot(column, from);
      const last = cards.at(-1);
      if (last !== undefined) return topIn(column, last) + heightOf(last) + shape.rowGap;
      column.held = 0;
      return 0;
    });
  }

  function reserve(count: number) {
    if (count <= top.length) return;
    const room = Math.ceil(count * 1.5);
    top = filled(new Float64Array(room), top);
    height = filled(new Float64Array(room), height);
    lane = filled(new Uint8Array(room), lane);
  }

  /**
   * Places the items that are not placed yet, from the first one that is new at its index.
   * `tellHeight` is asked once for an item at a column width; a measured height goes before it. What is no number
   * counts as 0 until it is measured.
   */
  function place<Item>(
    next: readonly Item[],
    nextShape: MasonryShape,
    nextKeyOf: (item: Item) => MasonryKey,
    tellHeight: (item: Item, columnWidth: number) => number,
  ): void {
    const isReshaped = differs(nextShape);
    if (next === items && !isReshaped) return;
    keyOf = nextKeyOf;
    let from = 0;
    if (isReshaped) {
      if (nextShape.columnWidth !== shape.columnWidth) measured.clear();
      shape = nextShape;
      columns = createColumns(shape.columns);
      ends = columns.map(() => 0);
      saved = undefined;
    } else {
      const before = items as readonly Item[];
      const end = Math.min(next.length, before.length);
      // Identity first: a pass over 100,000 unchanged items then takes a tenth of a millisecond.
      while (from < end) {
        const old = before[from] as Item;
        const now = next[from] as Item;
        if (old !== now && nextKeyOf(old) !== nextKeyOf(now)) break;
        from++;
      }
      if (from < before.length) cut(from);
    }
    items = next;
    reserve(next.length);
    // The columns of an earlier visit: measured heights alone would not give the same ones.
    const known = saved && keyAt(saved.lanes.length - 1) === saved.lastKey ? saved : undefined;
    if (next.length) saved = undefined;
    known?.held.forEach((held, index) => {
      (columns[index] as Column).held = held;
      ends[index] = held;
    });
    const { columnWidth, rowGap } = shape;
    const moved = columns.map(({ held, shift }) => held + shift);
    // Chosen before the loop, which runs for every card of a feed before the first one is seen: with the question in
    // it, it takes four times as long.
    const told = (item: Item) => tellHeight(item, columnWidth);
    const heightFor = measured.size ? (item: Item) => measured.get(nextKeyOf(item)) ?? told(item) : told;
    for (let index = from; index < next.length; index++) {
      const itsHeight = heightFor(next[index] as Item) || 0;
      let found = known?.lanes[index] ?? -1;
      if (found < 0) {
        found = 0;
        for (let other = 1; other < ends.length; other++) {
          // Sums of fractions differ in their last digits: columns that are level fill from the start.
          if ((ends[other] as number) < (ends[found] as number) - 0.01) found = other;
        }
      }
      const end = ends[found] as number;
      lane[index] = found;
      height[index] = itsHeight;
      top[index] = end - (moved[found] as number);
      (columns[found] as Column).cards.push(index);
      ends[found] = end + itsHeight + rowGap;
    }
  }

  /** Indices of the cards that meet the stretch from `low` to `high`, in reading order. */
  function range(low: number, high: number): number[] {
    const met = columns.flatMap((column) => {
      const { cards } = column;
      const first = firstPosition(cards, (index) => topIn(column, index) + heightOf(index) >= low);
      return cards.slice(
        first,
        firstPosition(cards, (index) => topIn(column, index) > high),
      );
    });
    return met.sort(ascending);
  }

  /** Makes every card from index `pivot` on, and no other, wait for the column's shift. */
  function movePivot(column: Column, pivot: number) {
    const { cards, shift } = column;
    if (shift) {
      const [from, to] = [column.pivot, pivot].sort(ascending) as [number, number];
      for (const index of cards.slice(firstFrom(cards, from), firstFrom(cards, to))) {
        top[index] = (top[index] as number) + (pivot < column.pivot ? -shift : shift);
      }
    }
    column.pivot = pivot;
  }

  /**
   * Takes over a measured height and says whether it moved anything. Below the change its column moves down; of a
   * card that ends above `edge` (the top of what is on screen) the cards above give way instead, and nothing that is
   * seen moves.
   */
  function setHeight(index: number, measuredHeight: number, edge = 0): boolean {
    const key = keyAt(index);
    const grown = measuredHeight - heightOf(index);
    if (key === undefined || Math.abs(grown) <= TOLERANCE) return false;
    const column = columnOf(index);
    if (topOf(index) + heightOf(index) < edge) column.held -= grown;
    else ends[laneOf(index)] = (ends[laneOf(index)] as number) + grown;
    height[index] = measuredHeight;
    measured.set(key, measuredHeight);
    movePivot(column, index + 1);
    column.shift += grown;
    return true;
  }

  /**
   * Puts all columns back to the top of the grid as soon as `low` shows where one of them starts.
   * Returns by how much the middle one moved, px: scroll by it, and most of what is on screen stands still.
   */
  function settle(low: number): number {
    const held = columns.map((column) => column.held).sort(ascending);
    if (!held.some(Boolean) || low > Math.max(0, ...held)) return 0;
    columns.forEach((column, index) => {
      ends[index] = (ends[index] as number) - column.held;
      column.held = 0;
    });
    return -(held[held.length >> 1] as number);
  }

  return {
    place,
    differs,
    range,
    topOf,
    heightOf,
    keyAt,
    setHeight,
    settle,
    laneOf,
    /** The index of the item with this key, or -1. */
    indexOf: (key: MasonryKey | undefined): number => items.findIndex((item) => keyOf(item as never) === key),
    /** How many cards are placed. */
    count: (): number => items.length,
    /** Height of the whole grid, px. */
    total: (): number => Math.max(0, ...ends.map((end) => end - shape.rowGap)),
    /** The layout as plain data. */
    save: (): MasonryLayout =>
      saved ?? {
        shape,
        lanes: [...lane.subarray(0, items.length)],
        held: columns.map((column) => column.held),
        lastKey: keyAt(items.length - 1),
        measured: [...measured],
      },
  };
}

export const ascending = (a: number, b: number) => a - b;

const createColumns = (count: number): Column[] =>
  Array.from({ length: count }, () => ({ cards: [], held: 0, pivot: 0, shift: 0 }));

function filled<List extends Float64Array | Uint8Array>(list: List, start: List): List {
  list.set(start);
  return list;
}

/** The position of the first card in a column that passes the test, if all after it do. */
function firstPosition(cards: number[], passes: (index: number) => boolean): number {
  let position = 0;
  let end = cards.length;
  while (position < end) {
    const middle = (position + end) >> 1;
    if (passes(cards[middle] as number)) end = middle;
    else position = middle + 1;
  }
  return position;
}

const firstFrom = (cards: number[], from: number) => firstPosition(cards, (index) => index >= from);

/** A feed's layout with the widths it was made for, for a session's storage. */
export interface MasonrySnapshot extends MasonryLayout {
  size: MasonrySize;
}

/** What a feed remembers of its layout while it is not on the page; see `createMasonryMemory`. */
export interface MasonryMemory {
  /** @internal */
  readonly geometry: MasonryGeometry;
  /** @internal */
  size: MasonrySize | undefined;
  /** What `JSON.stringify` writes: hand it, read again, to `createMasonryMemory` after a reload. */
  toJSON(): MasonrySnapshot | undefined;
}

/**
 * A memory for one feed, kept by the owner for as long as a person may come back to it: with it a feed that is mounted
 * again has the same cards at the same places in its first frame.
 */
export function createMasonryMemory(saved?: MasonrySnapshot): MasonryMemory {
  const geometry = createMasonryGeometry(saved);
  const memory: MasonryMemory = {
    geometry,
    size: saved?.size,
    toJSON: () => memory.size && { size: memory.size, ...geometry.save() },
  };
  return memory;
}
