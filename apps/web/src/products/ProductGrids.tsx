import type { MasonryHandle, MasonryMemory } from '@vitrine/ui';
import { useId, useImperativeHandle, useMemo, useRef } from 'react';
import { ProductGrid, type ProductGridProps } from './ProductGrid.tsx';
import * as styles from './ProductGrids.css.ts';

export interface ProductGridsProps extends ProductGridProps {
  /** Number of leading products before the heading; without it, or without products after them, there is one grid. */
  matching: number | undefined;
  /** Heading of the other products. */
  otherLabel: string;
  otherMemory?: MasonryMemory;
}

/** With more leading products than this, the pictures of the others can wait. */
const FIRST_ROW = 5;

/** The products that match a search, and below a heading those that are similar. */
export function ProductGrids({
  matching = 0,
  otherLabel,
  otherMemory,
  products,
  busy,
  onEndReached,
  ref,
  ...grid
}: ProductGridsProps) {
  const first = useRef<MasonryHandle>(null);
  const second = useRef<MasonryHandle>(null);
  useImperativeHandle(ref, () => ({
    focusItem: (key) => [first, second].some(({ current }) => current?.focusItem(key)),
    scrollToItem: (key) => [first, second].some(({ current }) => current?.scrollToItem(key)),
  }));
  const headingId = useId();
  const isSplit = matching > 0 && products.length > matching;
  const [leading, others] = useMemo(
    () => (isSplit ? [products.slice(0, matching), products.slice(matching)] : [products, []]),
    [isSplit, products, matching],
  );
  const end = { ...(busy !== undefined && { busy }), ...(onEndReached && { onEndReached }) };
  return (
    <>
      <ProductGrid {...grid} ref={first} products={leading} all={products} {...(!isSplit && end)} />
      {isSplit && (
        <section aria-labelledby={headingId} className={styles.others}>
          <h2 id={headingId} className={styles.heading}>
            {otherLabel}
          </h2>
          <ProductGrid
            {...grid}
            {...end}
            ref={second}
            label={otherLabel}
            products={others}
            isCovered={grid.isCovered || matching > FIRST_ROW}
            memory={otherMemory}
          />
        </section>
      )}
    </>
  );
}
