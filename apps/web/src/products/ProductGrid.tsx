import type { Product } from '@vitrine/api';
import { useProductStatuses } from '@vitrine/hooks';
import {
  cardProductOf,
  columnsForWidth,
  FEED_REASON_HEIGHT,
  MasonryGrid,
  type MasonryHandle,
  type MasonryMemory,
  productCardHeight,
  productCardMeasures,
} from '@vitrine/ui';
import { type Ref, use, useCallback, useState } from 'react';
import { assumedWidth, useDrawnFor } from '../shell/drawn-for.ts';
import { SidePanelWidth } from '../shell/side-panel.ts';
import * as styles from './ProductGrid.css.ts';
import { ProductTile } from './ProductTile.tsx';

export interface ProductGridProps {
  /** Names the list for screen readers. */
  label: string;
  products: readonly Product[];
  busy?: boolean;
  /** Opens a product; keep the function the same between renders. */
  onOpen(productId: string): void;
  /** Opens the profile of the person who found a product; keep the function the same between renders. */
  onOwnerOpen(username: string): void;
  onEndReached?(): void;
  memory?: MasonryMemory;
  /** Whether something lies over it from the start, so that its pictures can wait. */
  isCovered?: boolean;
  /** The name of the page in the events of its likes. */
  source?: string;
  ref?: Ref<MasonryHandle>;
}

/** How many pictures are in the first view, on a phone and on any other screen: more would compete with them. */
const firstView = (columns: number) => (columns <= 2 ? 4 : 10);

const keyOf = (product: Product) => product.id;
const nameOf = (product: Product) => product.name;
const heightOf = (product: Product, width: number) =>
  productCardHeight(cardProductOf(product), width) + (product.reason ? FEED_REASON_HEIGHT : 0);

/** What the first lines of the document lay a drawn grid out by. */
const heightsOf = (products: readonly Product[]) =>
  JSON.stringify(products.map((product) => productCardMeasures(cardProductOf(product))));

/** Products in the masonry, each with its like. */
export function ProductGrid({
  label,
  products,
  busy,
  onOpen,
  onOwnerOpen,
  onEndReached,
  memory,
  isCovered = false,
  source,
  ref,
}: ProductGridProps) {
  useProductStatuses(products);
  const taken = use(SidePanelWidth);
  const layout = useDrawnFor();
  const width = layout && assumedWidth[layout] - 2 * styles.PADDING[layout] - taken;
  const [first] = useState(() => (isCovered ? 0 : firstView(columnsForWidth(width ?? window.innerWidth))));
  const tile = useCallback(
    (product: Product, index: number) => (
      <ProductTile
        product={product}
        priority={index < first}
        onOpen={onOpen}
        onOwnerOpen={onOwnerOpen}
        source={source}
      />
    ),
    [first, onOpen, onOwnerOpen, source],
  );

  return (
    <div className={styles.page} {...(layout && { 'data-heights': heightsOf(products) })}>
      <MasonryGrid
        actionsRef={ref}
        items={products}
        getItemKey={keyOf}
        getItemLabel={nameOf}
        getItemHeight={heightOf}
        renderItem={tile}
        label={label}
        columns={
          width === undefined ? (viewport) => columnsForWidth(viewport - taken) : columnsForWidth(width)
        }
        {...(width !== undefined && { initialWidth: width })}
        busy={busy}
        onEndReached={onEndReached}
        memory={memory}
      />
    </div>
  );
}
