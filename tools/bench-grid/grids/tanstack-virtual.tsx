import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { GAP, type GridProps, heightOf, type Item } from '../card.tsx';

/** Overscan beyond either edge of the viewport; less leaves blanks during a fling. */
const OVERSCAN = 2;

/** TanStack Virtual in its fastest setup: known heights and a stable key function. */
export function Grid({ items, columns, initialWidth, renderItem }: GridProps) {
  const root = useRef<HTMLDivElement>(null);
  const [pageWidth, setPageWidth] = useState(initialWidth);
  const width = (pageWidth - GAP * (columns - 1)) / columns;
  const list = useRef(items);
  list.current = items;
  const virtualizer = useWindowVirtualizer({
    count: items.length,
    lanes: columns,
    gap: GAP,
    overscan: OVERSCAN,
    initialRect: { width: initialWidth, height: window.innerHeight },
    estimateSize: (index) => heightOf(list.current[index] as Item, width),
    getItemKey: useCallback((index: number) => list.current[index]?.id ?? index, []),
  });

  useLayoutEffect(() => {
    const element = root.current as HTMLDivElement;
    const observer = new ResizeObserver(() => setPageWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const placed = useRef({ columns, width });
  useLayoutEffect(() => {
    if (placed.current.columns === columns && placed.current.width === width) return;
    placed.current = { columns, width };
    virtualizer.measure();
  }, [virtualizer, columns, width]);

  return (
    <div ref={root} style={{ position: 'relative', height: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ key, index, lane, start, size }) => {
        const transform = `translate(${lane * (width + GAP)}px, ${start}px)`;
        return (
          <div key={key} style={{ position: 'absolute', top: 0, left: 0, width, height: size, transform }}>
            {renderItem(items[index] as Item)}
          </div>
        );
      })}
    </div>
  );
}
