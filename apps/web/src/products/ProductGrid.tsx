import type { Product } from '@vitrine/api';
import { productStatuses, useReading } from '@vitrine/hooks';
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
import { assumedWidth, useAssumedLayout } from '../shell/document/assumed-layout.ts';
import { SidePanelWidth } from '../shell/page/side-panel.ts';
import { wide } from '../shell/page/wide.css.ts';
import { PADDING } from './ProductGrid.css.ts';
import { ProductTile } from './ProductTile.tsx';

export interface ProductGridProps {
  label: string;
  products: readonly Product[];
  /** The products of all grids of a list; their viewer state is requested in one call. */
  all?: readonly Product[];
  busy?: boolean;
  /** Opens a product; must be stable between renders. */
  onOpen(productId: string): void;
  /** Opens the profile of the user who found a product; must be stable between renders. */
  onOwnerOpen(username: string): void;
  onEndReached?(): void;
  memory?: MasonryMemory;
  /** Whether an overlay covers the grid from the start, so that its pictures can wait. */
  isCovered?: boolean;
  /** Name of the page in like events. */
  source?: string;
  ref?: Ref<MasonryHandle>;
}

/** Number of pictures in the first view. Prioritising more would slow these down. */
const firstView = (columns: number) => (columns <= 2 ? 4 : 10);

const keyOf = (product: Product) => product.id;
const nameOf = (product: Product) => product.name;
const heightOf = (product: Product, width: number) =>
  productCardHeight(cardProductOf(product), width) + (product.reason ? FEED_REASON_HEIGHT : 0);

/** Measures of the cards; an inline script lays out a server-rendered grid with them. */
const heightsOf = (products: readonly Product[]) =>
  JSON.stringify(products.map((product) => productCardMeasures(cardProductOf(product))));

export function ProductGrid({
  label,
  products,
  all = products,
  busy,
  onOpen,
  onOwnerOpen,
  onEndReached,
  memory,
  isCovered = false,
  source,
  ref,
}: ProductGridProps) {
  useReading(productStatuses, all);
  const taken = use(SidePanelWidth);
  const layout = useAssumedLayout();
  const width = layout && assumedWidth[layout] - 2 * PADDING[layout] - taken;
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
    <div className={wide} {...(layout && { 'data-heights': heightsOf(products) })}>
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
