import { act, cleanup, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { MasonryGrid, type MasonryGridProps, type MasonryHandle } from './MasonryGrid.tsx';

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
});

test('the server draws two viewports at their places, and the browser takes them over without a complaint', async () => {
  const complaints = vi.spyOn(console, 'error');
  const element = grid({ items: cards(500), initialWidth: 1280, gap: 20 });
  document.body.innerHTML = `<div id="app">${renderToString(element)}</div>`;
  const drawn = screen.getAllByRole('article');
  // Five columns of 240 px cards, 20 px apart, down to 1800 px.
  expect(drawn).toHaveLength(5 * 7);
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

test('an item that comes twice is shown twice', () => {
  const complaints = vi.spyOn(console, 'error');
  const [first, second] = cards(2) as [Card, Card];
  const { rerender } = render(grid({ items: [first, second, first] }));
  expect(screen.getAllByRole('article', { name: 'card 1' })).toHaveLength(2);
  rerender(grid({ items: [first, first, second, first] }));
  expect(screen.getAllByRole('article')).toHaveLength(4);
  expect(complaints).not.toHaveBeenCalled();
});

test('a feed that is far below what is on screen still has its first cards', () => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 9000, 1000, 600));
  render(grid({ items: cards(50), columns: 4 }));
  expect(screen.getAllByRole('article')).toHaveLength(4);
});

test('a card that is not there cannot be gone to', () => {
  const ref = createRef<MasonryHandle>();
  render(grid({ items: cards(300), ref }));
  expect(ref.current?.focusItem('gone')).toBe(false);
  act(() => {
    expect(ref.current?.focusItem('card299')).toBe(true);
  });
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'card 300' }));
});

test('the end is said once for as many items as there are, and again for other ones', () => {
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
