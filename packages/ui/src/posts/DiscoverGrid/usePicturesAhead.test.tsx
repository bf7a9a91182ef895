import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMasonryMemory } from '../../layout/Masonry/masonry-memory.ts';
import type { DiscoverTilePost } from '../DiscoverTile/DiscoverTile.tsx';
import { usePicturesAhead } from './usePicturesAhead.ts';

const HEIGHT = 100;
const posts = Array.from(
  { length: 100 },
  (_, place): DiscoverTilePost => ({ id: `${place}`, username: 'mina.k', picture: { src: `${place}` } }),
);
let fetched: number[];
let scrolled: number;

beforeEach(() => {
  fetched = [];
  scrolled = 0;
  vi.stubGlobal(
    'Image',
    class {
      set src(src: string) {
        fetched.push(Number(src));
      }
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A grid of one column, whose tiles have one height. */
function Grid() {
  const memory = createMasonryMemory();
  vi.spyOn(memory.geometry, 'range').mockImplementation((from, to) =>
    posts.flatMap((_, place) => ((place + 1) * HEIGHT > from && place * HEIGHT < to ? [place] : [])),
  );
  const grid = usePicturesAhead(posts, memory, '50vw');
  return (
    <div
      ref={(element) => {
        if (element) element.getBoundingClientRect = () => new DOMRect(0, -scrolled, 400, 10_000);
        grid.current = element;
      }}
    />
  );
}
const scrollTo = (top: number) => {
  scrolled = top;
  window.dispatchEvent(new Event('scroll'));
};
/** Distance below the viewport up to which pictures were fetched, px. */
const ahead = () => (Math.max(...fetched) + 1) * HEIGHT - scrolled - window.innerHeight;

test('pictures within 2,400 px below the viewport are always fetched, and none much further (2 §9)', () => {
  render(<Grid />);
  for (const top of [0, 399, 400, 799, 1600]) {
    scrollTo(top);
    expect(ahead()).toBeGreaterThanOrEqual(2400);
    expect(ahead()).toBeLessThan(2400 + 400 + HEIGHT);
  }
  expect(new Set(fetched).size).toBe(fetched.length);
});
