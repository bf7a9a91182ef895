import type { Product } from '@vitrine/api';
import { LIKES_PAGE, useLikedProducts } from '@vitrine/hooks';
import { Button, EmptyState, ErrorState, type MasonryHandle, useMessages } from '@vitrine/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { likesPageMessages } from '../likes/likes.messages.ts';
import { ProductsWithOverlay } from '../open-product/ProductsWithOverlay.tsx';
import { ProductFeedEnd } from '../products/ProductFeedEnd.tsx';
import { useProductAddress } from '../products/product-address.ts';
import { WhatElse } from '../recommendations/WhatElse.tsx';
import { PageTitle } from '../shell/PageTitle.tsx';
import { pageItself } from '../shell/page-itself.ts';
import { pageKeyOf } from '../shell/page-key.ts';
import { RouterLink } from '../shell/RouterLink.tsx';
import { usePageTitle } from '../shell/useDocumentTitle.ts';
import { useUndoToast } from '../shell/useUndoToast.ts';

const nothingMore = () => undefined;
/** Cards of a row where it has the most of them. */
const FULL_ROW = 5;

/** Everything the person likes; what they no longer like leaves, and can be brought back. */
export function Component() {
  const texts = useMessages(likesPageMessages);
  const offerUndo = useUndoToast<Product>(({ name }) => name, texts.removed);
  const { products, error, retry } = useLikedProducts(pageKeyOf(useLocation()), { onRemoved: offerUndo });
  const grid = useFocusAfterUnlike(products);
  usePageTitle(texts.title);
  const isEmpty = products?.length === 0;
  const listed = useShortList(products);
  return (
    <>
      <PageTitle>{texts.title}</PageTitle>
      <ProductsWithOverlay
        label={texts.title}
        products={products ?? []}
        onNearEnd={nothingMore}
        source={LIKES_PAGE}
        grid={grid}
      />
      {isEmpty && (
        <EmptyState
          title={texts.emptyTitle}
          help={texts.emptyHelp}
          action={
            <Button asChild variant="primary">
              <RouterLink href="/">{texts.emptyAction}</RouterLink>
            </Button>
          }
        />
      )}
      {listed && <WhatElse without={listed} />}
      {error && <ErrorState title={texts.fetchFailed(error.reason)} onRetry={retry} />}
      <ProductFeedEnd
        loading={!products && !error}
        isFirstPage={!products}
        hasMore={false}
        onLoadMore={nothingMore}
      />
    </>
  );
}

/**
 * The ids of a list that fills not even a row, as it was when that was first so: what somebody likes in the row below does not leave
 * it, nor take it away, under their finger.
 */
function useShortList(products: readonly Product[] | undefined): readonly string[] | undefined {
  const [listed, setListed] = useState<readonly string[]>();
  const isShort = products !== undefined && products.length < FULL_ROW;
  if (isShort && !listed) setListed(products.map(({ id }) => id));
  return listed;
}

/** When the card that has the focus leaves, the focus goes to the one that takes its place, else to the page. */
function useFocusAfterUnlike(products: readonly { id: string }[] | undefined) {
  const grid = useRef<MasonryHandle>(null);
  const isProductOpen = useProductAddress().id !== undefined;
  const before = useRef(products);
  useLayoutEffect(() => {
    const was = before.current ?? [];
    before.current = products;
    if (!products || products.length >= was.length) return;
    const isFocusLost = document.activeElement === null || document.activeElement === document.body;
    if (!isFocusLost || isProductOpen) return;
    const gone = was.findIndex(({ id }, place) => products[place]?.id !== id);
    const next = products[gone] ?? products.at(-1);
    if (!next || !grid.current?.focusItem(next.id)) pageItself()?.focus({ preventScroll: true });
  }, [products, isProductOpen]);
  return grid;
}
