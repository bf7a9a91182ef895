import {
  createMasonryGeometry,
  type MasonryGeometry,
  type MasonryKey,
  type MasonryShape,
  type MasonrySize,
} from './masonry-geometry.ts';

export interface MasonryLayout {
  shape: MasonryShape;
  /** The column of every card, by index. */
  lanes: number[];
  /** Offset of each column, px. */
  held: number[];
  /** Key of the last card. If another card has its place, the columns are not restored. */
  lastKey: MasonryKey | undefined;
  /** Measured heights that differ from the announced ones, px. */
  measured: [MasonryKey, number][];
}

/** A feed's layout and widths, for `sessionStorage`. */
export interface MasonrySnapshot extends MasonryLayout {
  size: MasonrySize;
}

/** The layout of a feed, kept while the feed is not on the page; see `createMasonryMemory`. */
export interface MasonryMemory {
  /** @internal */
  readonly geometry: MasonryGeometry;
  /** @internal */
  size: MasonrySize | undefined;
  /** Called by `JSON.stringify`. After a reload, pass the parsed result to `createMasonryMemory`. */
  toJSON(): MasonrySnapshot | undefined;
}

/**
 * Creates the memory of one feed. A feed mounted again with it has the same cards at the same places in its
 * first frame.
 */
export function createMasonryMemory(saved?: MasonrySnapshot): MasonryMemory {
  const geometry = createMasonryGeometry();
  let layout: MasonryLayout | undefined = saved;

  /** Restores the earlier columns, because measured heights alone could give others. */
  const place: MasonryGeometry['place'] = (items, shape, keyOf, tellHeight) => {
    const last = layout && items[layout.lanes.length - 1];
    if (layout && items.length) {
      const { lanes, held, measured, lastKey } = layout;
      const before = layout.shape;
      layout = undefined;
      geometry.place([], shape, keyOf, tellHeight);
      const state = geometry.state();
      if (shape.columnWidth === before.columnWidth) {
        for (const [key, height] of measured) state.measured.set(key, height);
      }
      if (last !== undefined && keyOf(last) === lastKey && !geometry.differs(before)) {
        geometry.place(items.slice(0, lanes.length), shape, keyOf, tellHeight, lanes);
        state.columns.forEach((column, index) => {
          column.held = held[index] ?? 0;
          column.end += column.held;
        });
      }
    }
    geometry.place(items, shape, keyOf, tellHeight);
  };

  function layoutNow(): MasonryLayout {
    const { shape, columns, measured } = geometry.state();
    const last = geometry.count() - 1;
    return {
      shape,
      lanes: Array.from({ length: last + 1 }, (_, index) => geometry.laneOf(index)),
      held: columns.map(({ held }) => held),
      lastKey: geometry.keyAt(last),
      measured: [...measured],
    };
  }

  const memory: MasonryMemory = {
    geometry: saved ? { ...geometry, place } : geometry,
    size: saved?.size,
    toJSON: () => memory.size && { size: memory.size, ...(layout ?? layoutNow()) },
  };
  return memory;
}
