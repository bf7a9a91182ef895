import type { Product } from '@vitrine/api';
import type { MasonryHandle, MasonryMemory } from '@vitrine/ui';
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { messages } from '../messages.ts';
import { Layer } from '../shell/Layer.tsx';
import { useToast } from '../shell/toasts.tsx';
import { ProductGrid } from './ProductGrid.tsx';
import { useProductOverlayAddress } from './product-overlay-address.ts';

const loadProductOverlay = () => import('./ProductOverlay.tsx').then(({ ProductOverlay }) => ProductOverlay);

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
          onOpen={show}
          onEndReached={onNearEnd}
          memory={memory}
        />
      )}
      {productId !== undefined && (
        <Layer
          load={loadProductOverlay}
          props={{
            productId,
            products,
            onShow: show,
            onClose: close,
            onNearEnd,
            restoreFocusTo: focusLastShown,
          }}
          fallback={<OverlayNotLoaded onClose={close} />}
        />
      )}
    </>
  );
}

// A page that has just been loaded would fail the same way again.
const WORTH_RELOADING_AFTER_MS = 5000;

/**
 * The code of the overlay could not be loaded. Browsers remember that for as long as the document lives, so where there
 * is a network again the page is loaded anew, with the product over it; else the person is back on the page, which says so.
 */
function OverlayNotLoaded({ onClose }: { onClose(): void }) {
  const showToast = useToast();
  useEffect(() => {
    if (navigator.onLine && performance.now() > WORTH_RELOADING_AFTER_MS) {
      window.location.reload();
      return;
    }
    onClose();
    showToast({ text: messages.product.notLoaded, tone: 'danger' });
  }, [onClose, showToast]);
  return null;
}
