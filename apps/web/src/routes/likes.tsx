import type { Product } from '@vitrine/api';
import { LIKES_PAGE, useLikedProducts } from '@vitrine/hooks';
import { Button, EmptyState, ErrorState, type MasonryHandle, useMessages } from '@vitrine/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { likesPageMessages } from '../likes/likes.messages.ts';
import { ProductsWithOverlay } from '../open-product/ProductsWithOverlay.tsx';
import { WhatElseWithOverlay } from '../open-product/WhatElseWithOverlay.tsx';
import { ProductFeedEnd } from '../products/ProductFeedEnd.tsx';
import { useProductAddress } from '../products/product-address.ts';
import { WhatElse } from '../recommendations/WhatElse.tsx';
import { useSelection } from '../rooms/useSelection.tsx';
import { NotLoadedPage } from '../shell/failures/NotLoadedPage.tsx';
import { useFailureReason } from '../shell/failures/useRefusalText.ts';
import { pageItself } from '../shell/focus/page-itself.ts';
import { pageKeyOf } from '../shell/history/page-key.ts';
import { HEART } from '../shell/icons/heart.ts';
import { RouterLink } from '../shell/links/RouterLink.tsx';
import { PageTitle } from '../shell/page/PageTitle.tsx';
import { usePageTitle } from '../shell/page/useDocumentTitle.ts';
import { useUndoToast } from '../shell/toasts/useUndoToast.ts';

const noProducts: readonly Product[] = [];
const nothingMore = () => undefined;
/** Number of cards in a row of the widest layout. */
const FULL_ROW = 5;

/** The liked products. An unliked one leaves the list and can be restored. */
export function Component() {
  const texts = useMessages(likesPageMessages);
  const offerUndo = useUndoToast<Product>(({ name }) => name, texts.removed, HEART);
  const reasonOf = useFailureReason();
  const { products, error, retry } = useLikedProducts(pageKeyOf(useLocation()), { onRemoved: offerUndo });
  const grid = useFocusAfterUnlike(products);
  const { selectButton, selection } = useSelection(texts.title, products ?? noProducts);
  usePageTitle(texts.title);
  const isEmpty = products?.length === 0;
  const listed = useShortList(products);
  if (error && !products) {
    return (
      <NotLoadedPage help={texts.fetchFailed(reasonOf(error))} onRetry={retry}>
        {error.kind === 'http' && <WhatElseWithOverlay large afterFailure />}
      </NotLoadedPage>
    );
  }
  if (selection) return selection;
  return (
    <>
      <PageTitle actions={selectButton} note={products?.length ? texts.count(products.length) : undefined}>
        {texts.title}
      </PageTitle>
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
      {listed && <WhatElse without={listed} large={listed.length === 0} />}
      {error && <ErrorState title={texts.fetchFailed(reasonOf(error))} onRetry={retry} />}
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
 * Returns the ids listed when the list first did not fill a row. Later likes are left out, so that a product
 * liked in the row below stays there.
 */
function useShortList(products: readonly Product[] | undefined): readonly string[] | undefined {
  const [listed, setListed] = useState<readonly string[]>();
  const isShort = products !== undefined && products.length < FULL_ROW;
  if (isShort && !listed) setListed(products.map(({ id }) => id));
  return listed;
}

/** Moves the focus from a removed card to the next one, else the last one, else the page. */
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
