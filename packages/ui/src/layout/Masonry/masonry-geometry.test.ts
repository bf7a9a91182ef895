import { describe, expect, test } from 'vitest';
import {
  columnsForWidth,
  createMasonryGeometry,
  type MasonryGeometry,
  type MasonryShape,
  masonryGap,
  masonryRowGap,
} from './masonry-geometry.ts';
import { createMasonryMemory } from './masonry-memory.ts';

interface Card {
  id: string;
  height: number;
}

const shape: MasonryShape = { columns: 3, columnWidth: 100, rowGap: 10 };
const keyOf = (card: Card) => card.id;
const tellHeight = (card: Card) => card.height;
const cards = (...heights: number[]): Card[] => heights.map((height, index) => ({ id: `c${index}`, height }));

const placed = (items: readonly Card[], at = shape): MasonryGeometry => {
  const geometry = createMasonryGeometry();
  geometry.place(items, at, keyOf, tellHeight);
  return geometry;
};
const place = (geometry: MasonryGeometry, items: readonly Card[], at = shape) =>
  geometry.place(items, at, keyOf, tellHeight);
const all = (geometry: MasonryGeometry) => Array.from({ length: geometry.count() }, (_, index) => index);
const tops = (geometry: MasonryGeometry) => all(geometry).map(geometry.topOf);
const lanes = (geometry: MasonryGeometry) => all(geometry).map(geometry.laneOf);

/** Returns a generator of the same random numbers in every run (mulberry32). */
function seeded(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

/** Expects no gap or overlap in any column, and a grid as high as the longest one. */
function expectWhole(geometry: MasonryGeometry, rowGap: number) {
  const starts = new Map<number, number>();
  const ends = new Map<number, number>();
  for (const index of all(geometry)) {
    const lane = geometry.laneOf(index);
    const top = geometry.topOf(index);
    if (!starts.has(lane)) starts.set(lane, top);
    else expect(top).toBeCloseTo((ends.get(lane) as number) + rowGap, 6);
    ends.set(lane, top + geometry.heightOf(index));
  }
  expect(geometry.total()).toBeCloseTo(Math.max(0, ...ends.values()), 6);
}

describe('placing cards', () => {
  test('a card goes to the shortest column, and to the first of level ones', () => {
    const geometry = placed(cards(50, 30, 40, 20, 10, 60));
    expect(lanes(geometry)).toEqual([0, 1, 2, 1, 2, 0]);
    expect(tops(geometry)).toEqual([0, 0, 0, 40, 50, 60]);
    expect(geometry.total()).toBe(120);
  });

  test('an empty feed has no height', () => {
    expect(placed([]).total()).toBe(0);
    expect(createMasonryGeometry().total()).toBe(0);
    expect(createMasonryGeometry().range(0, 1000)).toEqual([]);
  });

  test('appending moves no card and asks only for the new heights', () => {
    const items = cards(50, 30, 40, 20, 10, 60);
    const geometry = placed(items);
    const before = { tops: tops(geometry), lanes: lanes(geometry) };
    const asked: string[] = [];
    const more = [...items, { id: 'x', height: 5 }, { id: 'y', height: 7 }];
    geometry.place(more, shape, keyOf, (card) => {
      asked.push(card.id);
      return card.height;
    });
    expect(asked).toEqual(['x', 'y']);
    expect(tops(geometry).slice(0, 6)).toEqual(before.tops);
    expect(lanes(geometry).slice(0, 6)).toEqual(before.lanes);
    expectWhole(geometry, 10);
  });

  test('an item replaced under the same key keeps its place', () => {
    const items = cards(50, 30, 40, 20);
    const geometry = placed(items);
    const before = tops(geometry);
    place(
      geometry,
      items.map((card) => (card.id === 'c1' ? { ...card } : card)),
    );
    expect(tops(geometry)).toEqual(before);
  });

  test('removing an item moves the later cards up and leaves the earlier ones in place', () => {
    const items = cards(50, 30, 40, 20, 10, 60);
    const geometry = placed(items);
    const rest = items.filter((card) => card.id !== 'c3');
    place(geometry, rest);
    expect(tops(geometry)).toEqual(tops(placed(rest)));
    place(geometry, rest.slice(0, 2));
    expect(geometry.total()).toBe(50);
    place(geometry, []);
    expect(geometry.total()).toBe(0);
  });

  test('reordered items keep their measured heights', () => {
    const items = cards(50, 30, 40, 20);
    const geometry = placed(items);
    geometry.setHeight(3, 200);
    place(geometry, [...items].reverse());
    expect(geometry.heightOf(0)).toBe(200);
    expect(geometry.heightOf(3)).toBe(50);
    expectWhole(geometry, 10);
  });

  test('a new number of columns places every card anew, and a new column width discards the measured heights', () => {
    const geometry = placed(cards(50, 30, 40, 20));
    geometry.setHeight(0, 80);
    const items = cards(50, 30, 40, 20);
    place(geometry, items, { ...shape, columns: 2 });
    expect(geometry.heightOf(0)).toBe(80);
    place(geometry, items, { ...shape, columns: 2, columnWidth: 150 });
    expect(geometry.heightOf(0)).toBe(50);
    expectWhole(geometry, 10);
  });

  test('a repeated key is a card each time', () => {
    const twice: Card = { id: 'a', height: 20 };
    const geometry = placed([twice, { ...twice }, twice]);
    expect(geometry.count()).toBe(3);
    expect(lanes(geometry)).toEqual([0, 1, 2]);
    expect(geometry.indexOf('a')).toBe(0);
  });
});

describe('measured heights of cards', () => {
  test('a card that grows moves the cards below it in its column and no others', () => {
    const geometry = placed(cards(50, 30, 40, 20, 10, 60));
    const before = tops(geometry);
    expect(geometry.setHeight(1, 150)).toBe(true);
    expect(tops(geometry).map((top, index) => top - (before[index] ?? 0))).toEqual([0, 0, 0, 120, 0, 0]);
    expectWhole(geometry, 10);
  });

  test('a height that differs by up to a pixel is ignored as rounding', () => {
    const geometry = placed(cards(50));
    expect(geometry.setHeight(0, 50.9)).toBe(false);
    expect(geometry.setHeight(0, 51)).toBe(false);
    expect(geometry.setHeight(0, 51.1)).toBe(true);
  });

  test('an unknown height counts as none until it is measured', () => {
    const geometry = placed(cards(Number.NaN, 30, 40, 20));
    expect(lanes(geometry)).toEqual([0, 1, 2, 0]);
    geometry.setHeight(0, 50);
    expect(geometry.topOf(3)).toBe(60);
  });

  test('setHeight ignores cards beyond the feed', () => {
    const geometry = placed(cards(50));
    expect(geometry.setHeight(1, 90)).toBe(false);
    expect(geometry.setHeight(-1, 90)).toBe(false);
  });

  test('a change above the viewport moves the cards above it, until the top of the grid comes into view', () => {
    const geometry = placed(cards(50, 30, 40, 20, 10, 60));
    const before = tops(geometry);
    geometry.setHeight(1, 150, 31);
    expect(tops(geometry).map((top, index) => top - (before[index] ?? 0))).toEqual([0, -120, 0, 0, 0, 0]);
    expect(geometry.settle(40)).toBe(0);
    expect(geometry.settle(0)).toBeCloseTo(0);
    expect(tops(geometry).map((top, index) => top - (before[index] ?? 0))).toEqual([0, 0, 0, 120, 0, 0]);
    expectWhole(geometry, 10);
  });

  test('settle returns the distance that the middle column moved', () => {
    const geometry = placed(cards(50, 50, 50, 50, 50, 50));
    for (const index of [0, 1, 2]) geometry.setHeight(index, 60 + index, 55);
    expect(geometry.settle(0)).toBe(11);
  });
});

describe('the range of cards', () => {
  test('random changes of a feed leave whole columns, and the range finds the same cards as brute force', () => {
    const below = seeded(20);
    for (let round = 0; round < 60; round++) {
      const at: MasonryShape = { columns: 1 + below(6), columnWidth: 100, rowGap: below(20) };
      let next = 0;
      const more = () =>
        Array.from({ length: below(40) }, (): Card => ({ id: `k${next++}`, height: 20 + below(400) }));
      let items = more();
      const geometry = placed(items, at);
      for (let step = 0; step < 25; step++) {
        const index = below(Math.max(1, items.length));
        const edge = below(2) ? below(3000) : undefined;
        const act = below(8);
        if (act < 4) geometry.setHeight(index, 20 + below(400), edge);
        else if (act === 4) items = items.filter((_, other) => other !== index);
        else if (act === 5) items = [...items.slice(index), ...items.slice(0, index)];
        else if (act === 6) geometry.settle(below(2) * 10_000 - 5_000);
        else items = [...items, ...more()];
        place(geometry, items, at);
        expectWhole(geometry, at.rowGap);
        const low = below(4000) - 500;
        const high = low + below(2500);
        const met = all(geometry).filter(
          (card) => geometry.topOf(card) <= high && geometry.topOf(card) + geometry.heightOf(card) >= low,
        );
        expect(geometry.range(low, high)).toEqual(met);
      }
    }
  });
});

describe('the memory of a feed', () => {
  test('a layout restored from JSON has every card at its place', () => {
    const items = cards(50, 30, 40, 20, 10, 60, 30, 20);
    const memory = createMasonryMemory();
    memory.size = { width: 320, viewport: 1280 };
    place(memory.geometry, items.slice(0, 4));
    memory.geometry.setHeight(1, 150);
    place(memory.geometry, items);
    memory.geometry.setHeight(0, 90, 60);
    const again = createMasonryMemory(JSON.parse(JSON.stringify(memory)));
    expect(again.size).toEqual(memory.size);
    place(again.geometry, []);
    place(again.geometry, cards(50, 30, 40, 20, 10, 60, 30, 20));
    expect(lanes(again.geometry)).toEqual(lanes(memory.geometry));
    expect(tops(again.geometry)).toEqual(tops(memory.geometry));
    expect(lanes(memory.geometry)).not.toEqual(lanes(placed(items)));
  });

  test('a saved layout of another feed, or of another width, is not used', () => {
    const memory = createMasonryMemory();
    memory.size = { width: 320, viewport: 1280 };
    place(memory.geometry, cards(50, 30, 40, 20));
    memory.geometry.setHeight(0, 500);
    const saved = JSON.parse(JSON.stringify(memory));
    const other: Card[] = [5, 6, 7, 8].map((height) => ({ id: `o${height}`, height }));
    const forOther = createMasonryMemory(saved);
    place(forOther.geometry, other);
    expect(tops(forOther.geometry)).toEqual(tops(placed(other)));
    const narrower = createMasonryMemory(saved);
    place(narrower.geometry, cards(50, 30, 40, 20), { ...shape, columnWidth: 90 });
    expect(tops(narrower.geometry)).toEqual(tops(placed(cards(50, 30, 40, 20))));
  });
});

describe('a feed of 100,000 cards', () => {
  // Catches quadratic work; the expected work takes a hundredth of this.
  const MOST_MS = 1500;
  /** Processor time, so that other work on the machine does not count. */
  const millisecondsSince = (before: NodeJS.CpuUsage) => {
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1000;
  };
  const below = seeded(7);
  const items = Array.from(
    { length: 100_000 },
    (_, index): Card => ({ id: `c${index}`, height: 150 + below(300) }),
  );

  test('the feed is laid out once, and later changes cost only the new items', () => {
    const geometry = createMasonryGeometry();
    const before = process.threadCpuUsage();
    place(geometry, items);
    expect(millisecondsSince(before)).toBeLessThan(MOST_MS);

    let asked = 0;
    const count = (card: Card) => {
      asked++;
      return card.id;
    };
    const longer = [...items, ...cards(1, 2, 3)];
    geometry.place(longer, shape, count, tellHeight);
    const liked = longer.map((card, index) => (index === 50_000 ? { ...card } : card));
    geometry.place(liked, shape, count, tellHeight);
    expect(asked).toBe(2);
  });

  test('measuring card after card on the way down costs the distance, not the length of the feed', () => {
    const geometry = placed(items);
    const before = process.threadCpuUsage();
    for (let index = 0; index < 100_000; index++) geometry.setHeight(index, geometry.heightOf(index) + 5);
    expect(millisecondsSince(before)).toBeLessThan(MOST_MS);
    expect(geometry.total()).toBeGreaterThan(placed(items).total());
  });
});

// 1 §9
test.each([
  [1280, 5],
  [1201, 5],
  [1200, 4],
  [1025, 4],
  [1024, 3],
  [769, 3],
  [768, 2],
  [501, 2],
  [500, 2],
  [320, 2],
])('a viewport of %i px shows %i columns', (width, columns) => {
  expect(columnsForWidth(width)).toBe(columns);
});

test.each([
  [2, 358, 12, 16],
  [2, 599, 12, 16],
  [2, 600, 24, 24],
  [3, 721, 24, 24],
])('%i columns in %i px have gaps of %i and %i px', (columns, width, gap, rowGap) => {
  expect([masonryGap(columns, width), masonryRowGap(columns, width)]).toEqual([gap, rowGap]);
});
