import { ProductsOverlay } from '../open-product/ProductsOverlay.tsx';
import { useProductAddress } from '../products/product-address.ts';
import { RoomPage } from '../rooms/RoomPage.tsx';
import { pageItself } from '../shell/focus/page-itself.ts';

const noProducts: [] = [];
const nothingMore = () => undefined;

/** A dressing room, over which its products open. */
export function Component() {
  const address = useProductAddress();
  return (
    <>
      <RoomPage />
      <ProductsOverlay
        address={address}
        products={noProducts}
        onNearEnd={nothingMore}
        restoreFocusTo={pageItself}
      />
    </>
  );
}
