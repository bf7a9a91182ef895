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

/** How many columns the product shows at a viewport width in px: 5, 4 up to 1200, 3 up to 1024, 2 up to 768 (1 §9). */
export const columnsForWidth = (width: number): number =>
  width <= 768 ? 2 : width <= 1024 ? 3 : width <= 1200 ? 4 : 5;

interface Column {
  lane: number;
  /** Indices of its cards, ascending: so also from top to bottom. */
  cards: number[];
  /** Where its next card goes. */
  end: number;
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
  let lanesToRestore = saved;
  let top = new Float64Array(0);
  let height = new Float64Array(0);
  let lane = new Uint8Array(0);
  const measured = new Map(saved?.measured);
  let columns = createColumns(shape.columns);

  const columnOf = (index: number) => columns[lane[index] as number] as Column;
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
    for (const column of columns) {
      const { cards } = column;
      cards.length = firstFrom(cards, from);
      const last = cards.at(-1);
      if (last === undefined) column.held = 0;
      column.end = last === undefined ? 0 : topIn(column, last) + heightOf(last) + shape.rowGap;
    }
  }

  function reserve(count: number) {
    if (count <= top.length) return;
    const room = Math.ceil(count * 1.5);
    const before = { top, height, lane };
    top = new Float64Array(room);
    height = new Float64Array(room);
    lane = new Uint8Array(room);
    top.set(before.top);
    height.set(before.height);
    lane.set(before.lane);
  }

  function shortest(): Column {
    let found = columns[0] as Column;
    // A plain loop: this runs for every card of a feed before the first one is seen.
    for (let index = 1; index < columns.length; index++) {
      const column = columns[index] as Column;
      // Sums of fractions differ in their last digits: columns that are level fill from the start.
      if (column.end < found.end - 0.01) found = column;
    }
    return found;
  }

  /** The columns of an earlier visit: measured heights alone would not give the same ones. */
  function restoredLanes(next: readonly unknown[]) {
    const layout = lanesToRestore;
    lanesToRestore = undefined;
    const last = (layout?.lanes.length ?? 0) - 1;
    if (!layout || !(last in next) || keyOf(next[last] as never) !== layout.lastKey) return;
    columns.forEach((column, index) => {
      column.held = layout.held[index] ?? 0;
      column.end = column.held;
    });
    return layout.lanes;
  }

  /**
   * Places the items that are not placed yet, from the first one that is new at its index.
   * `tellHeight` is asked once for an item at a column width; a measured height goes before it.
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
      lanesToRestore = undefined;
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
    const lanes = next.length > 0 ? restoredLanes(next) : undefined;
    for (let index = from; index < next.length; index++) {
      const item = next[index] as Item;
      const known = measured.size > 0 ? measured.get(nextKeyOf(item)) : undefined;
      const itsHeight = known ?? tellHeight(item, shape.columnWidth);
      const column = columns[lanes?.[index] ?? -1] ?? shortest();
      lane[index] = column.lane;
      height[index] = itsHeight;
      top[index] = column.end - column.held - (index >= column.pivot ? column.shift : 0);
      column.cards.push(index);
      column.end += itsHeight + shape.rowGap;
    }
  }

  /** Indices of the cards that meet the stretch from `low` to `high`, in reading order. */
  function range(low: number, high: number): number[] {
    const met: number[] = [];
    for (const column of columns) {
      const { cards } = column;
      const first = firstPosition(cards, (index) => topIn(column, index) + heightOf(index) >= low);
      for (let position = first; position < cards.length; position++) {
        const index = cards[position] as number;
        if (topIn(column, index) > high) break;
        met.push(index);
      }
    }
    return met.sort(ascending);
  }

  /** Makes every card from index `pivot` on, and no other, wait for the column's shift. */
  function movePivot(column: Column, pivot: number) {
    const { cards, shift } = column;
    if (shift !== 0) {
      const [low, high] = pivot < column.pivot ? [pivot, column.pivot] : [column.pivot, pivot];
      const change = pivot < column.pivot ? -shift : shift;
      for (let position = firstFrom(cards, low); (cards[position] ?? high) < high; position++) {
        const index = cards[position] as number;
        top[index] = (top[index] as number) + change;
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
    if (topOf(index) + heightOf(index) <= edge) column.held -= grown;
    else column.end += grown;
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
    for (const column of columns) {
      column.end -= column.held;
      column.held = 0;
    }
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
    /** The column of a card, from 0. */
    laneOf: (index: number): number => lane[index] as number,
    /** The index of the item with this key, or -1. */
    indexOf: (key: MasonryKey | undefined): number => items.findIndex((item) => keyOf(item as never) === key),
    /** How many cards are placed. */
    count: (): number => items.length,
    /** Height of the whole grid, px. */
    total: (): number => Math.max(0, ...columns.map(({ end }) => end - shape.rowGap)),
    /** The layout as plain data. */
    save: (): MasonryLayout =>
      lanesToRestore ?? {
        shape,
        lanes: [...lane.subarray(0, items.length)],
        held: columns.map((column) => column.held),
        lastKey: keyAt(items.length - 1),
        measured: [...measured],
      },
  };
}

const ascending = (a: number, b: number) => a - b;

const createColumns = (count: number): Column[] =>
  Array.from({ length: count }, (_, lane) => ({ lane, cards: [], end: 0, held: 0, pivot: 0, shift: 0 }));

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
