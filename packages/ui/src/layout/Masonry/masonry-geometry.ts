/** Key of an item, the same for as long as the feed lives. */
export type MasonryKey = string | number;

/** Widths of the grid and of the viewport, px. */
export interface MasonrySize {
  width: number;
  viewport: number;
}

/** Settings of the layout; any change places every card anew. Lengths in px. */
export interface MasonryShape {
  columns: number;
  columnWidth: number;
  rowGap: number;
}

/** Differences of height up to this many px count as rounding errors. */
const TOLERANCE = 1;

/**
 * Returns the default number of columns at a viewport width in px: 2 up to 768, 3 up to 1024, 4 up to 1200,
 * else 5.
 */
export const columnsForWidth = (width: number): number =>
  width <= 768 ? 2 : width <= 1024 ? 3 : width <= 1200 ? 4 : 5;

/** Returns the default space between columns, px: 12 with one or two columns in less than 600 px, else 24. */
export const masonryGap = (columns: number, width = 0): number => (columns <= 2 && width < 600 ? 12 : 24);

/**
 * Returns the default space between the cards of a column, px: 16 with one or two columns in less than 600 px,
 * else 24.
 */
export const masonryRowGap = (columns: number, width = 0): number => (columns <= 2 && width < 600 ? 16 : 24);

interface Column {
  /** Indices of the cards, ascending. */
  cards: number[];
  /**
   * Distance of each card from the first of its column, px. Those below a change are missing until needed.
   */
  tops: number[];
  /** Offset of the whole column, px, so that changes above the screen move nothing visible. */
  held: number;
  /** Position of the column's next card, px. */
  end: number;
}

export type MasonryGeometry = ReturnType<typeof createMasonryGeometry>;

/**
 * Creates a layout that puts each card into the shortest column. Appending places only new cards; a changed
 * height recomputes only the cards down to the viewport.
 */
export function createMasonryGeometry() {
  let items: readonly unknown[] = [];
  let keyOf: (item: never) => MasonryKey;
  let shape = {} as MasonryShape;
  let columns: Column[] = [];
  // Per card, by index: its column, its rank there and its height.
  const homes: Column[] = [];
  const ranks: number[] = [];
  const heights: number[] = [];
  const measured = new Map<MasonryKey, number>();

  const heightOf = (index: number) => heights[index] as number;

  function topIn({ cards, tops, held }: Column, rank: number): number {
    for (let next = tops.length; next <= rank; next++) {
      tops.push(next && (tops[next - 1] as number) + heightOf(cards[next - 1] as number) + shape.rowGap);
    }
    return (tops[rank] as number) + held;
  }
  const bottomIn = (column: Column, rank: number) =>
    topIn(column, rank) + heightOf(column.cards[rank] as number);

  /** Distance of a card from the top of the grid, px. */
  const topOf = (index: number): number => topIn(homes[index] as Column, ranks[index] as number);

  const keyAt = (index: number): MasonryKey | undefined =>
    index in items ? keyOf(items[index] as never) : undefined;

  const differs = (next: MasonryShape): boolean =>
    next.columns !== shape.columns || next.columnWidth !== shape.columnWidth || next.rowGap !== shape.rowGap;

  /**
   * Places the items from the first changed one on, or all in a new shape. Calls `tellHeight` for cards
   * without a measured height; NaN counts as 0. `lanes` are the cards' columns, if known.
   */
  function place<Item>(
    next: readonly Item[],
    nextShape: MasonryShape,
    nextKeyOf: (item: Item) => MasonryKey,
    tellHeight: (item: Item, columnWidth: number) => number,
    lanes?: readonly number[],
  ): void {
    const { columnWidth, rowGap } = nextShape;
    let from = 0;
    if (differs(nextShape)) {
      if (columnWidth !== shape.columnWidth) measured.clear();
      shape = nextShape;
      columns = Array.from({ length: shape.columns }, () => ({ cards: [], tops: [], held: 0, end: 0 }));
    } else if (next !== items) {
      const end = Math.min(next.length, items.length);
      // Identity first: a pass over 100,000 unchanged items then takes a tenth of a millisecond.
      while (from < end) {
        const old = items[from] as Item;
        const now = next[from] as Item;
        if (old !== now && nextKeyOf(old) !== nextKeyOf(now)) break;
        from++;
      }
      for (const column of columns) {
        const { cards, tops } = column;
        while ((cards.at(-1) as number) >= from) column.end -= heightOf(cards.pop() as number) + rowGap;
        tops.splice(cards.length);
        if (!cards.length) column.held = column.end = 0;
      }
    } else return;
    items = next;
    keyOf = nextKeyOf;
    // Arrays that grow card by card take three times as long.
    homes.length = ranks.length = heights.length = next.length;
    // Chosen before the loop, which would take four times as long with the check inside.
    const declared = (item: Item) => tellHeight(item, columnWidth);
    const heightFor = measured.size
      ? (item: Item) => measured.get(nextKeyOf(item)) ?? declared(item)
      : declared;
    for (let index = from; index < next.length; index++) {
      const height = heightFor(next[index] as Item) || 0;
      let home = columns[lanes?.[index] ?? 0] as Column;
      if (!lanes) {
        for (let lane = 1; lane < columns.length; lane++) {
          const other = columns[lane] as Column;
          // Columns that differ only by rounding count as level; the first of them is filled.
          if (other.end < home.end - 0.01) home = other;
        }
      }
      homes[index] = home;
      ranks[index] = home.cards.push(index) - 1;
      heights[index] = height;
      home.end += height + rowGap;
    }
  }

  /**
   * Returns the indices of cards at least partly between `low` and `high`, and of existing `others`, in
   * reading order.
   */
  function range(low: number, high: number, ...others: number[]): number[] {
    const met = new Set(others.filter((index) => index in items));
    for (const column of columns) {
      const { cards, tops } = column;
      let rank = 0;
      let end = tops.length;
      while (rank < end) {
        const middle = (rank + end) >> 1;
        if (bottomIn(column, middle) < low) rank = middle + 1;
        else end = middle;
      }
      for (; rank < cards.length && topIn(column, rank) <= high; rank++) {
        if (bottomIn(column, rank) >= low) met.add(cards[rank] as number);
      }
    }
    return [...met].sort(ascending);
  }

  /**
   * Stores a measured height and returns whether cards moved: those below it or, if it ends above `edge` (the
   * screen's top), those above it, so that nothing visible moves.
   */
  function setHeight(index: number, height: number, edge = 0): boolean {
    const key = keyAt(index);
    const grown = height - heightOf(index);
    if (key === undefined || Math.abs(grown) <= TOLERANCE) return false;
    const home = homes[index] as Column;
    const rank = ranks[index] as number;
    if (bottomIn(home, rank) < edge) home.held -= grown;
    else home.end += grown;
    home.tops.length = rank + 1;
    heights[index] = height;
    measured.set(key, height);
    return true;
  }

  /**
   * Moves all columns back to the top once `low` reaches the start of one. Returns the middle column's move
   * in px, to scroll by.
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
    laneOf: (index: number): number => columns.indexOf(homes[index] as Column),
    indexOf: (key: MasonryKey | undefined): number => items.findIndex((item) => keyOf(item as never) === key),
    count: (): number => items.length,
    /** Height of the whole grid, px. */
    total: (): number => Math.max(0, ...columns.map(({ end }) => end - shape.rowGap)),
    state: () => ({ shape, columns, measured }),
  };
}

const ascending = (a: number, b: number) => a - b;
