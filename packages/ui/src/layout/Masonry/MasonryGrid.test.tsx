import { act, cleanup, render, screen } from '@testing-library/react';
import { createRef, Profiler } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { MasonryGrid, type MasonryGridProps, type MasonryHandle } from './MasonryGrid.tsx';
import { createMasonryMemory, type MasonryMemory } from './masonry-memory.ts';

interface Card {
  id: string;
  name: string;
}

const cards = (count: number, prefix = 'card'): Card[] =>
  Array.from({ length: count }, (_, index) => ({ id: `${prefix}${index}`, name: `${prefix} ${index + 1}` }));

const grid = (props: Partial<MasonryGridProps<Card>>) => (
  <MasonryGrid
    items={[]}
    label="Products"
    getItemKey={(card) => card.id}
    getItemLabel={(card) => card.name}
    getItemHeight={(_, columnWidth) => columnWidth}
    renderItem={(card) => <a href={`#${card.id}`}>{card.name}</a>}
    {...props}
  />
);

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('the server renders a viewport and a half of cards at their places, and the browser hydrates them without an error', async () => {
  const complaints = vi.spyOn(console, 'error');
  const element = grid({ items: cards(500), gap: 20 });
  document.body.innerHTML = `<div id="app">${renderToString(element)}</div>`;
  const drawn = screen.getAllByRole('article');
  // Five columns of 240 px cards, 20 px apart, down to 1350 px.
  expect(drawn).toHaveLength(5 * 6);
  expect(drawn[6]?.getAttribute('style')).toBe(
    'inline-size:240px;inset-inline-start:260px;transform:translateY(260px)',
  );
  expect(screen.getByRole('feed').getAttribute('style')).toBe(`padding-block-end:${100 * 260 - 20}px`);

  const recovered = vi.fn();
  const app = await act(() =>
    hydrateRoot(document.getElementById('app') as HTMLElement, element, { onRecoverableError: recovered }),
  );
  expect(screen.getAllByRole('article')[6]).toBe(drawn[6]);
  expect(recovered).not.toHaveBeenCalled();
  expect(complaints).not.toHaveBeenCalled();
  act(() => app.unmount());
});

test('a page as wide as the server assumed keeps the server-rendered cards, also when more items arrive', async () => {
  vi.stubGlobal('innerWidth', 1280);
  vi.stubGlobal('innerHeight', 900);
  const element = grid({ items: cards(500), initialWidth: 1280 });
  document.body.innerHTML = `<div id="app">${renderToString(element)}</div>`;
  const host = document.getElementById('app') as HTMLElement;
  const drawn = host.innerHTML;
  const app = await act(() => hydrateRoot(host, element));
  expect(host.innerHTML).toBe(drawn);
  await act(() => app.render(grid({ items: cards(600), initialWidth: 1280 })));
  expect(screen.getAllByRole('article')).toHaveLength(5 * 6);
  act(() => app.unmount());
});

test('a given width is rendered for at once, and a wrong one is corrected before the first paint', () => {
  const renders = vi.fn();
  const told = (width: number) => (
    <Profiler id="grid" onRender={renders}>
      {grid({ items: cards(30), columns: 4, gap: 20, initialWidth: width })}
    </Profiler>
  );
  const widths = () => screen.getAllByRole('article').map((card) => card.style.inlineSize);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(900);
  const { unmount } = render(told(900));
  expect(renders).toHaveBeenCalledTimes(1);
  expect(new Set(widths())).toEqual(new Set(['210px']));
  unmount();
  render(told(500));
  expect(new Set(widths())).toEqual(new Set(['210px']));
});

test.each([
  { page: 'scrolled', top: -5000, innerHeight: 800, seen: 'card 81' },
  { page: 'tall', top: 0, innerHeight: 2000, seen: 'card 32' },
])('a $page page has its cards in the first frame', ({ top, innerHeight, seen }) => {
  vi.stubGlobal('innerHeight', innerHeight);
  // A box without a width keeps the grid from looking at the page again after its first frame.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 0, 6250));
  // Rows of 250 px.
  render(grid({ items: cards(100), columns: 4, gap: 0, initialWidth: 1000 }));
  expect(screen.getByRole('article', { name: seen })).toBeDefined();
});

test('an item that comes twice is shown twice', () => {
  const complaints = vi.spyOn(console, 'error');
  const [first, second] = cards(2) as [Card, Card];
  const { rerender } = render(grid({ items: [first, second, first] }));
  expect(screen.getAllByRole('article', { name: 'card 1' })).toHaveLength(2);
  rerender(grid({ items: [first, first, second, first] }));
  expect(screen.getAllByRole('article')).toHaveLength(4);
  expect(complaints).not.toHaveBeenCalled();
});

test('a feed far below the viewport still has its first cards', () => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 9000, 1000, 600));
  render(grid({ items: cards(50), columns: 4 }));
  expect(screen.getAllByRole('article')).toHaveLength(4);
});

test('focusItem returns false for an item that is not in the grid', () => {
  const ref = createRef<MasonryHandle>();
  render(grid({ items: cards(300), actionsRef: ref }));
  expect(ref.current?.focusItem('gone')).toBe(false);
  act(() => {
    expect(ref.current?.focusItem('card299')).toBe(true);
  });
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'card 300' }));
});

test.each([
  // 1 §9
  [201, 0],
  [200, 1],
])('an end %i px below the viewport calls onEndReached %i times', (distance, times) => {
  const onEndReached = vi.fn();
  const bottom = window.innerHeight + distance;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 1000, bottom));
  render(grid({ items: cards(20), onEndReached }));
  expect(onEndReached).toHaveBeenCalledTimes(times);
});

test('onEndReached is called once for the same items, and again for more or other items', () => {
  const onEndReached = vi.fn();
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 1000, 600));
  const { rerender } = render(grid({ items: [], onEndReached }));
  expect(onEndReached).not.toHaveBeenCalled();
  const steps: [Card[], number][] = [
    [cards(20), 1],
    [cards(20).map((card) => ({ ...card })), 1],
    [cards(40), 2],
    [cards(40, 'other'), 3],
  ];
  for (const [items, calls] of steps) {
    rerender(grid({ items, onEndReached }));
    expect(onEndReached).toHaveBeenCalledTimes(calls);
  }
});

test('onEndReached is called for another feed too, even if it has the same items', () => {
  const onEndReached = vi.fn();
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 1000, 600));
  const feed = (memory: MasonryMemory) => grid({ items: cards(20), memory, onEndReached });
  const [first, second] = [createMasonryMemory(), createMasonryMemory()];
  const { rerender } = render(feed(first));
  rerender(feed(first));
  expect(onEndReached).toHaveBeenCalledTimes(1);
  rerender(feed(second));
  expect(onEndReached).toHaveBeenCalledTimes(2);
});
