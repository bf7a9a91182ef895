import type { Product } from '@vitrine/api';
import type { Services } from '@vitrine/hooks';
import { useMessages } from '@vitrine/ui';
import { productListMessages } from '../products/product-list.messages.ts';
import { lazyLayer } from '../shell/lazy-layer.tsx';
import { OverlayNotLoaded } from '../shell/OverlayNotLoaded.tsx';
import type { OverlayAddress } from '../shell/overlay-address.ts';

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
