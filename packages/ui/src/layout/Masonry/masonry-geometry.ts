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

/** Below this a difference is rounding: to follow it would move half a feed for nothing. */
const TOLERANCE = 1;

/** How many columns the product shows at a viewport width in px: 5, 4 up to 1200, 3 up to 1024, 2 up to 768. */
export const columnsForWidth = (width: number): number =>
  width <= 768 ? 2 : width <= 1024 ? 3 : width <= 1200 ? 4 : 5;

/** Between columns, px, unless a grid is told otherwise: 12 with one or two columns, else 24. */
export const masonryGap = (columns: number): number => (columns <= 2 ? 12 : 24);

/** Between the cards of a column, px, unless a grid is told otherwise: 16 with one or two columns, else 24. */
export const masonryRowGap = (columns: number): number => (columns <= 2 ? 16 : 24);

/** The cards of one column, from top to bottom. */
interface Column {
  /** Their indices, ascending. */
  cards: number[];
  /** How far each lies below the first, as far as that is known: below a change it is summed up when it is asked for. */
  tops: number[];
  /** How far the whole column is moved, so that what was on screen stood still while a card above it changed. */
  held: number;
  /** Where its next card goes. */
  end: number;
}

/** The places of the cards of one feed; see `createMasonryGeometry`. */
export type MasonryGeometry = ReturnType<typeof createMasonryGeometry>;

/**
 * Which card goes where: shortest column first, without React and without the DOM.
 * Appending places only the new cards. A changed height costs the distance from there to what is looked at and not
 * the length of the feed.
 */
export function createMasonryGeometry() {
  let items: readonly unknown[] = [];
  let keyOf: (item: never) => MasonryKey;
  let shape = {} as MasonryShape;
  let columns: Column[] = [];
  // Of each card, by index: its column, its rank there and its height.
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

  /** The key of the item at an index, if there is one. */
  const keyAt = (index: number): MasonryKey | undefined =>
    index in items ? keyOf(items[index] as never) : undefined;

  /** Whether a layout of this shape would place every card anew. */
  const differs = (next: MasonryShape): boolean =>
    next.columns !== shape.columns || next.columnWidth !== shape.columnWidth || next.rowGap !== shape.rowGap;

  /**
   * Places the items that are not placed yet, from the first one that is new at its index.
   * `tellHeight` is asked once for an item at a column width; a measured height goes before it. What is no number
   * counts as 0 until it is measured. `lanes`: the column of each card, where that is known already.
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
    // At once: lists that grow card by card take three times as long.
    homes.length = ranks.length = heights.length = next.length;
    // Chosen before the loop, which runs for every card of a feed before the first one is seen: with the question in
    // it, it takes four times as long.
    const told = (item: Item) => tellHeight(item, columnWidth);
    const heightFor = measured.size ? (item: Item) => measured.get(nextKeyOf(item)) ?? told(item) : told;
    for (let index = from; index < next.length; index++) {
      const height = heightFor(next[index] as Item) || 0;
      let home = columns[lanes?.[index] ?? 0] as Column;
      if (!lanes) {
        for (let lane = 1; lane < columns.length; lane++) {
          const other = columns[lane] as Column;
          // Sums of fractions differ in their last digits: columns that are level fill from the start.
          if (other.end < home.end - 0.01) home = other;
        }
      }
      homes[index] = home;
      ranks[index] = home.cards.push(index) - 1;
      heights[index] = height;
      home.end += height + rowGap;
    }
  }

  /** Indices of the cards that meet the stretch from `low` to `high`, and of `others` that are there, in reading order. */
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
   * Takes over a measured height and says whether it moved anything. Below the change its column moves down; of a
   * card that ends above `edge` (the top of what is on screen) the cards above give way instead, and nothing that is
   * seen moves.
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
    laneOf: (index: number): number => columns.indexOf(homes[index] as Column),
    /** The index of the item with this key, or -1. */
    indexOf: (key: MasonryKey | undefined): number => items.findIndex((item) => keyOf(item as never) === key),
    /** How many cards are placed. */
    count: (): number => items.length,
    /** Height of the whole grid, px. */
    total: (): number => Math.max(0, ...columns.map(({ end }) => end - shape.rowGap)),
    /** What a memory writes down, and puts back. */
    state: () => ({ shape, columns, measured }),
  };
}

const ascending = (a: number, b: number) => a - b;
