import type { Product } from '@vitrine/api';
import type { Services } from '@vitrine/hooks';
import { useMessages } from '@vitrine/ui';
import { productListMessages } from '../products/product-list.messages.ts';
import { OverlayNotLoaded } from '../shell/failures/OverlayNotLoaded.tsx';
import { lazyLayer } from '../shell/layers/lazy-layer.tsx';
import type { OverlayAddress } from '../shell/layers/overlay-address.ts';

const load = () => import('./OpenProduct.tsx');
const OpenProduct = lazyLayer(load, 'OpenProduct');

/** Loads a product and its code before the page below is rendered. */
export async function prepareOverlay(services: Services, productId: string): Promise<void> {
  const [{ prepareOpenProduct }] = await Promise.all([load(), OpenProduct.preload()]);
  await prepareOpenProduct(services, productId);
}

export interface ProductsOverlayProps {
  address: OverlayAddress;
  /** The page's products, in order. */
  products: readonly Product[];
  onNearEnd(): void;
  restoreFocusTo(): HTMLElement | null;
}

export function ProductsOverlay({ address, products, onNearEnd, restoreFocusTo }: ProductsOverlayProps) {
  const { id, show, close } = address;
  const { productNotLoaded } = useMessages(productListMessages);
  if (id === undefined) return null;
  return (
    <OpenProduct
      productId={id}
      products={products}
      onShow={show}
      onClose={close}
      onNearEnd={onNearEnd}
      restoreFocusTo={restoreFocusTo}
      fallback={<OverlayNotLoaded text={productNotLoaded} onClose={close} />}
    />
  );
}
