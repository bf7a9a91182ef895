import type { Product } from '@vitrine/api';
import { useProductStatuses } from '@vitrine/hooks';
import {
  columnsForWidth,
  MasonryGrid,
  type MasonryHandle,
  type MasonryMemory,
  productCardHeight,
} from '@vitrine/ui';
import { type Ref, use, useCallback } from 'react';
import { SidePanelWidth } from '../shell/side-panel.ts';
import { cardProductOf } from './card-product.ts';
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
  /** The name of the page in the events of its likes. */
  source?: string;
  ref?: Ref<MasonryHandle>;
}

/** How many pictures are in the first view on any screen. */
const FIRST_VIEW = 10;

const keyOf = (product: Product) => product.id;
const nameOf = (product: Product) => product.name;
const heightOf = (product: Product, width: number) => productCardHeight(cardProductOf(product), width);

/** Products in the masonry, each with its like. */
export function ProductGrid({
  label,
  products,
  busy,
  onOpen,
  onOwnerOpen,
  onEndReached,
  memory,
  source,
  ref,
}: ProductGridProps) {
  useProductStatuses(products);
  const taken = use(SidePanelWidth);
  const tile = useCallback(
    (product: Product, index: number) => (
      <ProductTile
        product={product}
        priority={index < FIRST_VIEW}
        onOpen={onOpen}
        onOwnerOpen={onOwnerOpen}
        source={source}
      />
    ),
    [onOpen, onOwnerOpen, source],
  );

  return (
    <div className={styles.page}>
      <MasonryGrid
        ref={ref}
        items={products}
        getItemKey={keyOf}
        getItemLabel={nameOf}
        getItemHeight={heightOf}
        renderItem={tile}
        label={label}
        columns={(viewport) => columnsForWidth(viewport - taken)}
        busy={busy}
        onEndReached={onEndReached}
        memory={memory}
      />
    </div>
  );
}
