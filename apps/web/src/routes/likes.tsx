import { LIKES_PAGE, useLikedProducts } from '@vitrine/hooks';
import { Button, EmptyState, ErrorState, type MasonryHandle } from '@vitrine/ui';
import { useLayoutEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { likesTexts } from '../likes/likes.messages.ts';
import { messages } from '../messages.ts';
import { FeedEnd } from '../products/FeedEnd.tsx';
import { ProductsWithOverlay } from '../products/ProductsWithOverlay.tsx';
import { useProductOverlayAddress } from '../products/product-overlay-address.ts';
import { PageTitle } from '../shell/PageTitle.tsx';
import { pageItself } from '../shell/page-itself.ts';
import { pageKeyOf } from '../shell/page-key.ts';
import { useToast } from '../shell/toasts.tsx';
import { useDocumentTitle } from '../shell/useDocumentTitle.ts';

const nothingMore = () => undefined;

/** Everything the person likes; what they no longer like leaves, and can be brought back. */
export function Component() {
  const texts = likesTexts;
  const showToast = useToast();
  const { products, error, retry, undo } = useLikedProducts(pageKeyOf(useLocation()), {
    onRemoved: (product) =>
      showToast({
        text: texts.removed(product.name),
        action: { label: messages.undo, onAction: () => undo(product) },
      }),
  });
  const grid = useFocusAfterUnlike(products);
  useDocumentTitle(messages.titles.page(texts.title));
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
      {products?.length === 0 && (
        <EmptyState
          title={texts.empty.title}
          help={texts.empty.help}
          action={
            <Button asChild variant="primary">
              <Link to="/">{texts.empty.action}</Link>
            </Button>
          }
        />
      )}
      {error && <ErrorState title={texts.fetchFailed(error.reason)} onRetry={retry} />}
      <FeedEnd
        loading={!products && !error}
        isFirstPage={!products}
        hasMore={false}
        onLoadMore={nothingMore}
      />
    </>
  );
}

/** When the card that has the focus leaves, the focus goes to the one that takes its place, else to the page (P7). */
function useFocusAfterUnlike(products: readonly { id: string }[] | undefined) {
  const grid = useRef<MasonryHandle>(null);
  const isProductOpen = useProductOverlayAddress().productId !== undefined;
  const before = useRef(products);
  useLayoutEffect(() => {
    const was = before.current ?? [];
    before.current = products;
    if (!products || products.length >= was.length) return;
    const isFocusLost = document.activeElement === null || document.activeElement === document.body;
    if (!isFocusLost || isProductOpen) return;
    const gone = was.findIndex(({ id }, place) => products[place]?.id !== id);
    const next = products[gone] ?? products.at(-1);
    if (!next || !grid.current?.focusItem(next.id)) pageItself()?.focus();
  }, [products, isProductOpen]);
  return grid;
}
