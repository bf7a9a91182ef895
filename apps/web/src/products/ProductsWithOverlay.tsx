import type { Product } from '@vitrine/api';
import type { MasonryHandle, MasonryMemory } from '@vitrine/ui';
import { lazy, Suspense, useCallback, useLayoutEffect, useRef } from 'react';
import { ProductGrid } from './ProductGrid.tsx';
import { useProductOverlayAddress } from './product-overlay-address.ts';

const ProductOverlay = lazy(() => import('./ProductOverlay.tsx'));

export interface ProductsWithOverlayProps {
  /** Names the list for screen readers. */
  label: string;
  products: readonly Product[];
  busy?: boolean;
  /** Loads more, as the end comes near. */
  onNearEnd(): void;
  memory?: MasonryMemory;
}

/** A grid of products, and the one that is open over it. */
export function ProductsWithOverlay({ label, products, busy, onNearEnd, memory }: ProductsWithOverlayProps) {
  const { productId, show, close } = useProductOverlayAddress();
  const grid = useRef<MasonryHandle>(null);

  const lastShown = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (productId !== undefined) lastShown.current = productId;
  }, [productId]);

  // The focus goes back to the card of the product that was shown last, wherever the steps led (P7).
  const focusLastShown = useCallback(() => {
    const found = lastShown.current !== undefined && grid.current?.focusItem(lastShown.current);
    return found && document.activeElement instanceof HTMLElement ? document.activeElement : null;
  }, []);

  return (
    <>
      {products.length > 0 && (
        <ProductGrid
          ref={grid}
          label={label}
          products={products}
          busy={busy}
          onEndReached={onNearEnd}
          memory={memory}
        />
      )}
      {productId !== undefined && (
        <Suspense fallback={null}>
          <ProductOverlay
            productId={productId}
            products={products}
            onShow={show}
            onClose={close}
            onNearEnd={onNearEnd}
            restoreFocusTo={focusLastShown}
          />
        </Suspense>
      )}
    </>
  );
}
