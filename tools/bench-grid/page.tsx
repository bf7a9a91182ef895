import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Card, GAP, type GridProps, type Item, itemsFrom } from './card.tsx';

type GridModule = { Grid: ComponentType<GridProps> };

const grids: Record<string, () => Promise<GridModule>> = {
  vitrine: () => import('./grids/vitrine.tsx'),
  'react-floor': () => import('./grids/react-floor.tsx'),
  'tanstack-virtual': () => import('./grids/tanstack-virtual.tsx'),
  masonic: () => import('./grids/masonic.tsx'),
};

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const columnsFor = (width: number) => (width > 1200 ? 5 : 4);

async function until(isDone: () => boolean): Promise<void> {
  const end = performance.now() + 20_000;
  while (!isDone()) {
    if (performance.now() > end) throw new Error('The grid did not get there within 20 s.');
    await nextFrame();
  }
}

let grid: GridModule;
let items: Item[] = [];
let show: (items: Item[]) => void;
let renderCalls = 0;

function App({ Grid }: GridModule) {
  const [shown, setShown] = useState(items);
  const [columns, setColumns] = useState(() => columnsFor(window.innerWidth));
  const [initialWidth] = useState(() => document.documentElement.clientWidth);
  show = setShown;
  useEffect(() => {
    const onResize = () => setColumns(columnsFor(window.innerWidth));
    window.addEventListener('resize', onResize);
    return () => window.removeEventListener('resize', onResize);
  }, []);
  const renderItem = useCallback((item: Item) => {
    renderCalls++;
    return <Card item={item} />;
  }, []);
  return <Grid items={shown} columns={columns} initialWidth={initialWidth} renderItem={renderItem} />;
}

function update(next: Item[]) {
  items = next;
  show(next);
}

const cards = () => [...document.querySelectorAll<HTMLElement>('[data-card]')];

/** Returns the blank share of the viewport. Half the gap around a card counts as covered. */
function blank(): number {
  const { clientWidth, clientHeight } = document.documentElement;
  let covered = 0;
  for (const card of cards()) {
    const { left, right, top, bottom } = card.getBoundingClientRect();
    const width = Math.min(right + GAP / 2, clientWidth) - Math.max(left - GAP / 2, 0);
    const height = Math.min(bottom + GAP / 2, clientHeight) - Math.max(top - GAP / 2, 0);
    if (width > 0 && height > 0 && card.checkVisibility({ visibilityProperty: true }))
      covered += width * height;
  }
  return Math.max(0, 1 - covered / (clientWidth * clientHeight));
}

const isCovered = () => blank() < 0.1;

function isInColumns(count: number): boolean {
  const lefts = new Set<number>();
  const rights = new Set<number>();
  for (const card of cards()) {
    const { left, right, top, bottom } = card.getBoundingClientRect();
    if (bottom < 0 || top > window.innerHeight) continue;
    lefts.add(Math.round(left));
    rights.add(Math.round(right));
  }
  return lefts.size === count && Math.max(...rights) >= document.documentElement.clientWidth - 2;
}

const bench = {
  async load(name: string, count: number) {
    const load = grids[name];
    if (!load) throw new Error(`There is no grid "${name}". There are: ${Object.keys(grids).join(', ')}.`);
    grid = await load();
    items = itemsFrom(0, count);
  },

  async mount() {
    createRoot(document.getElementById('root') as HTMLElement).render(<App Grid={grid.Grid} />);
    await until(isCovered);
  },

  async scroll(distance: number, step: number) {
    for (let moved = 0; moved < distance; moved += step) {
      window.scrollBy(0, step);
      await nextFrame();
    }
  },

  /** Scrolls and returns the average blank share of the viewport. */
  async blankWhileScrolling(distance: number, step: number): Promise<number> {
    let total = 0;
    for (let moved = 0; moved < distance; moved += step) {
      window.scrollBy(0, step);
      total += blank();
      await nextFrame();
    }
    // Rounded positions leave slivers uncovered, so a tiny share counts as 0.
    const share = total / (distance / step);
    return share < 0.005 ? 0 : share;
  },

  async jump(share: number) {
    window.scrollTo(0, document.documentElement.scrollHeight * share);
    await nextFrame();
    await until(isCovered);
  },

  async append(count: number) {
    update(items.concat(itemsFrom(items.length, count)));
    await nextFrame();
    await nextFrame();
  },

  /** Likes a card. Returns the number of `renderItem` calls that this causes. */
  async like(): Promise<number> {
    const card = cards().find((one) => one.getBoundingClientRect().top > 0) as HTMLElement;
    const id = Number(card.dataset.card);
    renderCalls = 0;
    update(items.map((item) => (item.id === id ? { ...item, liked: !item.liked } : item)));
    const pressed = `[data-card="${id}"] [aria-pressed=${items[id]?.liked}]`;
    await until(() => document.querySelector(pressed) !== null);
    return renderCalls;
  },

  async resized() {
    await until(() => isInColumns(columnsFor(window.innerWidth)) && isCovered());
  },
};

declare global {
  interface Window {
    bench: typeof bench;
  }
}

window.bench = bench;
