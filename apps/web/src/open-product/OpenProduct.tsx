import {
  openedRows,
  prepareProduct,
  prepareProductDetails,
  type Services,
  usePostsOfProduct,
  useRememberViewed,
  useServices,
  useStayedWith,
} from '@vitrine/hooks';
import { useRef, useState } from 'react';
import { PostsOverlay } from '../open-post/PostsOverlay.tsx';
import { postOverlay, postPathOf } from '../posts/post-address.ts';
import { ProductOverlay, type ProductOverlayProps } from '../products/ProductOverlay.tsx';
import { productOverlay, productPathOf } from '../products/product-address.ts';
import { PopularProducts } from '../recommendations/PopularProducts.tsx';
import { RecentlyViewed } from '../recommendations/recently-viewed-layer.ts';
import { focusInRow, rowOrigin } from '../recommendations/row-origin.ts';
import { SimilarProducts } from '../recommendations/SimilarProducts.tsx';
import { usePageAsItIs } from '../recommendations/viewed-place.ts';
import { useAskRoomSheet } from '../rooms/useAskRoomSheet.tsx';
import { linkIn } from '../shell/focus/link-in.ts';
import { useIsAbove } from '../shell/layers/overlay-order.ts';
import { PostsOfProduct } from './PostsOfProduct.tsx';
import { useGrowingPicture } from './useGrowingPicture.ts';

/** Loads a product and its details before its page is rendered on the server. */
export async function prepareOpenProduct(services: Services, productId: string): Promise<void> {
  await Promise.all([prepareProduct(services, productId), prepareProductDetails(services, productId)]);
}

export interface OpenProductProps
  extends Pick<
    ProductOverlayProps,
    'productId' | 'products' | 'onShow' | 'onClose' | 'onNearEnd' | 'restoreFocusTo'
  > {}

/**
 * Shows a product with the posts that show it and recommendations, and adds it to the recently viewed ones. A
 * product that is not on the page steps through the row it was opened from.
 */
export function OpenProduct({ products, onNearEnd, restoreFocusTo, ...overlay }: OpenProductProps) {
  const { productId } = overlay;
  const rows = openedRows(useServices());
  const isOfPage = products.some(({ id }) => id === productId);
  const row = isOfPage ? undefined : rows.rowWith(productId);

  const [shown, setShown] = useState<string>();
  useRememberViewed(shown);
  usePageAsItIs();
  useGrowingPicture(productId);
  const [origin] = useState(rowOrigin);

  const isStayedWith = useStayedWith(productId);
  const showing = usePostsOfProduct(isStayedWith ? productId : undefined);
  const postRow = useRef<HTMLElement>(null);
  const { askAbout, askRoomSheet } = useAskRoomSheet();
  const isPostAbove = useIsAbove(postOverlay, productOverlay);
  return (
    <>
      <ProductOverlay
        {...overlay}
        products={row ?? products}
        onNearEnd={row ? undefined : onNearEnd}
        onShown={(product) => {
          setShown(product?.id);
          // Preloads the row of viewed products for other pages.
          if (product) void RecentlyViewed.preload();
        }}
        more={
          <>
            {/* Together, so that one does not move the other. */}
            <PostsOfProduct key={productId} {...showing} row={postRow} />
            <SimilarProducts productId={productId} isHeld={showing.loading} />
          </>
        }
        onAsk={(product) => askAbout([product])}
        instead={<PopularProducts headingLevel={3} />}
        restoreFocusTo={() => focusInRow(origin, productPathOf(productId), !row) ?? restoreFocusTo()}
      />
      {askRoomSheet}
      {isPostAbove && (
        <PostsOverlay
          posts={showing.posts}
          restoreFocusTo={(id) => linkIn(postRow.current, postPathOf(id)) ?? null}
        />
      )}
    </>
  );
}
