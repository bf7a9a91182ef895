import {
  createMasonryGeometry,
  type MasonryGeometry,
  type MasonryKey,
  type MasonryShape,
  type MasonrySize,
} from './masonry-geometry.ts';

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
  const geometry = createMasonryGeometry();
  let layout: MasonryLayout | undefined = saved;

  /** Begins with the columns of an earlier visit: measured heights alone would not give the same ones. */
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
