import { openedRows, useRememberViewed, useServices } from '@vitrine/hooks';
import { useState } from 'react';
import { ProductOverlay, type ProductOverlayProps } from '../products/ProductOverlay.tsx';
import { productPathOf } from '../products/product-address.ts';
import { PopularProducts } from '../recommendations/PopularProducts.tsx';
import { RecentlyViewed } from '../recommendations/recently-viewed-layer.ts';
import { focusInRow, rowOrigin } from '../recommendations/row-origin.ts';
import { SimilarProducts } from '../recommendations/SimilarProducts.tsx';
import { usePageAsItIs } from '../recommendations/viewed-place.ts';

export { prepareProduct } from '@vitrine/hooks';

export interface OpenProductProps
  extends Pick<
    ProductOverlayProps,
    'productId' | 'products' | 'onShow' | 'onClose' | 'onNearEnd' | 'restoreFocusTo'
  > {}

/** An open product and the rows of others: it may come out of one, leads on to one, and will stand in one. */
export function OpenProduct({ products, onNearEnd, restoreFocusTo, ...overlay }: OpenProductProps) {
  const { productId } = overlay;
  const rows = openedRows(useServices());
  const isOfPage = products.some(({ id }) => id === productId);
  const row = isOfPage ? undefined : rows.rowWith(productId);

  const [shown, setShown] = useState<string>();
  useRememberViewed(shown);
  usePageAsItIs();
  const [origin] = useState(rowOrigin);
  return (
    <ProductOverlay
      {...overlay}
      products={row ?? products}
      onNearEnd={row ? undefined : onNearEnd}
      onShown={(product) => {
        setShown(product?.id);
        // The row of what was viewed is there when somebody comes to the page that shows it.
        if (product) void RecentlyViewed.preload();
      }}
      more={<SimilarProducts productId={productId} />}
      instead={<PopularProducts headingLevel={3} />}
      restoreFocusTo={() => focusInRow(origin, productPathOf(productId), !row) ?? restoreFocusTo()}
    />
  );
}
