import { memo, type ReactNode, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { GAP, type GridProps, heightOf, type Item } from '../card.tsx';

/** Positions of all cards by index. Each card goes into the shortest column. */
class Places {
  private readonly tops: number[] = [];
  private readonly bottoms: number[] = [];
  private readonly columnOf: number[] = [];
  private readonly columns: number[][];
  private readonly ends: number[];
  private readonly width: number;

  constructor(columns: number, width: number) {
    this.width = width;
    this.columns = Array.from({ length: columns }, () => []);
    this.ends = this.columns.map(() => 0);
  }

  top = (index: number) => this.tops[index] as number;
  bottom = (index: number) => this.bottoms[index] as number;
  left = (index: number) => (this.columnOf[index] as number) * (this.width + GAP);
  height = () => Math.max(GAP, ...this.ends) - GAP;

  add(items: readonly Item[]) {
    for (let index = this.tops.length; index < items.length; index++) {
      const end = Math.min(...this.ends);
      const column = this.ends.indexOf(end);
      const bottom = end + heightOf(items[index] as Item, this.width);
      this.tops.push(end);
      this.bottoms.push(bottom);
      this.columnOf.push(column);
      this.columns[column]?.push(index);
      this.ends[column] = bottom + GAP;
    }
  }

  between(low: number, high: number): number[] {
    const found = this.columns.flatMap((cards) => {
      const first = firstWith(cards, (index) => this.bottom(index) >= low);
      return cards.slice(
        first,
        firstWith(cards, (index) => this.top(index) > high),
      );
    });
    return found.sort((a, b) => a - b);
  }
}

/** Binary search for the position of the first card for which `isSo` holds, as for all later ones. */
function firstWith(cards: number[], isSo: (index: number) => boolean): number {
  let first = 0;
  let end = cards.length;
  while (first < end) {
    const middle = (first + end) >> 1;
    if (isSo(cards[middle] as number)) end = middle;
    else first = middle + 1;
  }
  return first;
}

interface CellProps {
  item: Item;
  x: number;
  y: number;
  width: number;
  height: number;
  renderItem: (item: Item) => ReactNode;
}

const Cell = memo(function Cell({ item, x, y, width, height, renderItem }: CellProps) {
  const transform = `translate(${x}px, ${y}px)`;
  return (
    <div style={{ position: 'absolute', top: 0, left: 0, contain: 'strict', width, height, transform }}>
      {renderItem(item)}
    </div>
  );
});

/**
 * A minimal React grid as a lower bound: known positions, memoised cells, few renders. Not usable in a
 * product: it has no roles, keyboard support, growing cards or server rendering.
 */
export function Grid({ items, columns, initialWidth, renderItem }: GridProps) {
  const root = useRef<HTMLDivElement>(null);
  const drawn = useRef({ low: 0, high: 0, at: 0, isDown: true });
  const [pageWidth, setPageWidth] = useState(initialWidth);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const width = (pageWidth - GAP * (columns - 1)) / columns;
  const places = useMemo(() => new Places(columns, width), [columns, width]);
  places.add(items);

  const { scrollY, innerHeight } = window;
  const { isDown } = drawn.current;
  const low = scrollY - innerHeight * (isDown ? 0.5 : 1);
  const high = scrollY + innerHeight * (isDown ? 2 : 1.5);
  useLayoutEffect(() => {
    drawn.current = { ...drawn.current, low, high };
  });

  useLayoutEffect(() => {
    const element = root.current as HTMLDivElement;
    const observer = new ResizeObserver(() => setPageWidth(element.clientWidth));
    observer.observe(element);
    const onScroll = () => {
      const edges = drawn.current;
      edges.isDown = window.scrollY >= edges.at;
      edges.at = window.scrollY;
      const room = edges.isDown ? edges.high - edges.at - window.innerHeight : edges.at - edges.low;
      if (room < window.innerHeight * 0.4) flushSync(redraw);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', onScroll);
    };
  }, []);

  return (
    <div ref={root} style={{ position: 'relative', height: places.height() }}>
      {places.between(low, high).map((index) => {
        const item = items[index] as Item;
        return (
          <Cell
            key={item.id}
            item={item}
            x={places.left(index)}
            y={places.top(index)}
            width={width}
            height={places.bottom(index) - places.top(index)}
            renderItem={renderItem}
          />
        );
      })}
    </div>
  );
}
