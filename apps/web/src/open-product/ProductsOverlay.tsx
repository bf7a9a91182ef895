import type { Product } from '@vitrine/api';
import type { Services } from '@vitrine/hooks';
import { useMessages } from '@vitrine/ui';
import { useEffect } from 'react';
import { productListMessages } from '../products/product-list.messages.ts';
import { lazyLayer } from '../shell/lazy-layer.tsx';
import type { OverlayAddress } from '../shell/overlay-address.ts';
import { reloadForCode } from '../shell/reload-for-code.ts';
import { useToast } from '../shell/toasts.tsx';

const load = () => import('./OpenProduct.tsx');
const OpenProduct = lazyLayer(() => load().then(({ OpenProduct: loaded }) => loaded));

/** Loads a product, and what draws it, before the page below is drawn. */
export async function prepareOverlay(services: Services, productId: string): Promise<void> {
  const [{ prepareProduct }] = await Promise.all([load(), OpenProduct.preload()]);
  await prepareProduct(services, productId);
}

export interface ProductsOverlayProps {
  address: OverlayAddress;
  /** The products of the page below, in order. */
  products: readonly Product[];
  /** Loads more, as the end comes near. */
  onNearEnd(): void;
  restoreFocusTo(): HTMLElement | null;
}

/** The product that is open over a page, if one is. */
export function ProductsOverlay({ address, products, onNearEnd, restoreFocusTo }: ProductsOverlayProps) {
  const { id, show, close } = address;
  if (id === undefined) return null;
  return (
    <OpenProduct
      productId={id}
      products={products}
      onShow={show}
      onClose={close}
      onNearEnd={onNearEnd}
      restoreFocusTo={restoreFocusTo}
      fallback={<OverlayNotLoaded onClose={close} />}
    />
  );
}

/**
 * Stands in for an overlay whose code could not be loaded. Where that can help, the page is loaded anew, with the product over it.
 * Otherwise the overlay closes and a message says why.
 */
function OverlayNotLoaded({ onClose }: { onClose(): void }) {
  const showToast = useToast();
  const { productNotLoaded } = useMessages(productListMessages);
  useEffect(() => {
    let isShown = true;
    void reloadForCode().then((isReloading) => {
      if (isReloading || !isShown) return;
      onClose();
      showToast({ text: productNotLoaded, tone: 'danger' });
    });
    return () => {
      isShown = false;
    };
  }, [onClose, showToast, productNotLoaded]);
  return null;
}
