import type { Product } from '@vitrine/api';
import { useEffect } from 'react';
import { messages } from '../messages.ts';
import { Layer } from '../shell/Layer.tsx';
import { useToast } from '../shell/toasts.tsx';
import type { ProductOverlayAddress } from './product-overlay-address.ts';

const loadProductOverlay = () => import('./ProductOverlay.tsx').then(({ ProductOverlay }) => ProductOverlay);

export interface ProductsOverlayProps {
  address: ProductOverlayAddress;
  /** The products of the page below, in order. */
  products: readonly Product[];
  /** Loads more, as the end comes near. */
  onNearEnd(): void;
  restoreFocusTo(): HTMLElement | null;
}

/** The product that is open over a page, if one is. */
export function ProductsOverlay({ address, products, onNearEnd, restoreFocusTo }: ProductsOverlayProps) {
  const { productId, show, close } = address;
  if (productId === undefined) return null;
  return (
    <Layer
      load={loadProductOverlay}
      props={{ productId, products, onShow: show, onClose: close, onNearEnd, restoreFocusTo }}
      fallback={<OverlayNotLoaded onClose={close} />}
    />
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
