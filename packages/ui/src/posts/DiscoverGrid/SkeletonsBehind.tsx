import { useLayoutEffect, useRef, useState } from 'react';
import type { MasonryMemory } from '../../layout/Masonry/masonry-memory.ts';
import { DiscoverTileSkeleton } from '../DiscoverTile/DiscoverTile.tsx';
import { FOOT_HEIGHT } from '../discover-tile-geometry.ts';
import * as styles from './DiscoverGrid.css.ts';

interface SkeletonsBehindProps {
  /** Memory of the grid before them, which has placed its tiles. */
  memory: MasonryMemory;
  ratios: readonly number[];
}

/** Skeletons of the tiles to come, each in the shortest column of the grid before them. */
export function SkeletonsBehind({ memory: { geometry }, ratios }: SkeletonsBehindProps) {
  const element = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const measure = () => setWidth(element.current?.clientWidth ?? 0);
    measure();
    const observer = new ResizeObserver(measure);
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, []);

  const { shape, columns } = geometry.state();
  const step = columns.length > 1 ? (width - shape.columnWidth) / (columns.length - 1) : 0;
  const total = geometry.total();
  // Positions of the next tile of each column, from the end of the grid.
  const ends = columns.map(({ end }) => end - total);
  const drawn = width > 0 && columns.length > 0 ? ratios : [];
  const boxes = drawn.map((ratio) => {
    const top = Math.min(...ends);
    const lane = ends.indexOf(top);
    ends[lane] = top + shape.columnWidth / ratio + FOOT_HEIGHT + shape.rowGap;
    return { ratio, top, start: lane * step };
  });
  return (
    <div ref={element} aria-hidden className={styles.behind} style={{ blockSize: Math.max(0, ...ends) }}>
      {boxes.map(({ ratio, top, start }, place) => (
        <div
          // Skeletons are never reordered, so their place is their key.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          key={place}
          className={styles.skeleton}
          style={{
            inlineSize: shape.columnWidth,
            insetInlineStart: start,
            transform: `translateY(${Math.round(top)}px)`,
          }}
        >
          <DiscoverTileSkeleton ratio={ratio} />
        </div>
      ))}
    </div>
  );
}
