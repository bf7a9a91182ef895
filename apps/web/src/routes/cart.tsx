import type { CartItem } from '@vitrine/api';
import { useCart } from '@vitrine/hooks';
import { Button, CartList, cardProductOf, ErrorState, ExternalLinkDialog, useMessages } from '@vitrine/ui';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { cartPageMessages } from '../cart/cart.messages.ts';
import { ProductsOverlay } from '../open-product/ProductsOverlay.tsx';
import { WhatElseWithOverlay } from '../open-product/WhatElseWithOverlay.tsx';
import { useShopLink } from '../product-links/useShopLink.ts';
import { productPathOf, useProductAddress } from '../products/product-address.ts';
import { WhatElse } from '../recommendations/WhatElse.tsx';
import { useSelection } from '../rooms/useSelection.tsx';
import { NotLoadedPage } from '../shell/failures/NotLoadedPage.tsx';
import { useFailureReason } from '../shell/failures/useRefusalText.ts';
import { linkIn } from '../shell/focus/link-in.ts';
import { pageItself } from '../shell/focus/page-itself.ts';
import { isPlainClick } from '../shell/links/plain-click.ts';
import { RouterLink } from '../shell/links/RouterLink.tsx';
import { usePageTitle } from '../shell/page/useDocumentTitle.ts';
import { useToast } from '../shell/toasts/toasts.tsx';
import { useUndoToast } from '../shell/toasts/useUndoToast.ts';
import * as styles from './cart.css.ts';

const noProducts: readonly CartItem[] = [];
const nothingMore = () => undefined;

export function Component() {
  const texts = useMessages(cartPageMessages);
  const showToast = useToast();
  const offerUndo = useUndoToast<CartItem>(({ name }) => name, texts.removed);
  const reasonOf = useFailureReason();
  const { items, loading, error, retry, remove } = useCart({ onRemoved: offerUndo });
  const overlay = useProductAddress();
  const lines = useRef<HTMLDivElement>(null);
  const lastShown = useRef(overlay.id);
  useLayoutEffect(() => {
    if (overlay.id !== undefined) lastShown.current = overlay.id;
  }, [overlay.id]);
  const [shopLink, setShopLink] = useState<string | null>();
  const shop = useShopLink(shopLink);
  const inIt = useMemo(() => items?.map(({ id }) => id), [items]);
  const { selectButton, selection } = useSelection(texts.title, items ?? noProducts);
  usePageTitle(texts.title);

  if (selection) return selection;
  if (error && !items) {
    return (
      <NotLoadedPage help={texts.fetchFailed(reasonOf(error))} onRetry={retry}>
        {error.kind === 'http' && <WhatElseWithOverlay large afterFailure />}
      </NotLoadedPage>
    );
  }
  const products = items ?? [];
  return (
    <>
      <div ref={lines} className={styles.page}>
        <CartList
          title={texts.title}
          actions={selectButton}
          items={products.map((item) => ({ ...cardProductOf(item), quantity: item.quantity }))}
          loading={loading}
          hrefOf={({ id }) => productPathOf(id)}
          onOpen={({ id }, event) => {
            if (!isPlainClick(event)) return;
            event.preventDefault();
            overlay.show(id);
          }}
          onRemove={({ id }) => {
            const item = products.find((listed) => listed.id === id);
            if (item) remove(item);
          }}
          onOpenShop={({ link }, event) => {
            setShopLink(link);
            shop.onOpenLink(event);
          }}
          checkoutClosed
          checkoutNote={texts.checkoutNote}
          onCheckout={() => showToast({ text: texts.checkoutToCome })}
          empty={{
            title: texts.emptyTitle,
            help: texts.emptyHelp,
            action: (
              <Button asChild variant="primary">
                <RouterLink href="/">{texts.emptyAction}</RouterLink>
              </Button>
            ),
          }}
        />
      </div>
      {inIt && <WhatElse without={inIt} large={inIt.length === 0} />}
      {error && <ErrorState title={texts.fetchFailed(reasonOf(error))} onRetry={retry} />}
      {shop.dialog && <ExternalLinkDialog {...shop.dialog} />}
      <ProductsOverlay
        address={overlay}
        products={products}
        onNearEnd={nothingMore}
        restoreFocusTo={() => linkIn(lines.current, productPathOf(lastShown.current ?? '')) ?? pageItself()}
      />
    </>
  );
}
