import type { CartItem } from '@vitrine/api';
import { useCart } from '@vitrine/hooks';
import { Button, CartList, cardProductOf, ErrorState, ExternalLinkDialog, useMessages } from '@vitrine/ui';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { cartPageMessages } from '../cart/cart.messages.ts';
import { ProductsOverlay } from '../open-product/ProductsOverlay.tsx';
import { useShopLink } from '../product-links/useShopLink.ts';
import { productPathOf, useProductAddress } from '../products/product-address.ts';
import { WhatElse } from '../recommendations/WhatElse.tsx';
import { linkIn } from '../shell/link-in.ts';
import { pageItself } from '../shell/page-itself.ts';
import { isPlainClick } from '../shell/plain-click.ts';
import { RouterLink } from '../shell/RouterLink.tsx';
import { useToast } from '../shell/toasts.tsx';
import { usePageTitle } from '../shell/useDocumentTitle.ts';
import { useUndoToast } from '../shell/useUndoToast.ts';
import * as styles from './cart.css.ts';

const nothingMore = () => undefined;

/** What the person wants to buy. */
export function Component() {
  const texts = useMessages(cartPageMessages);
  const showToast = useToast();
  const offerUndo = useUndoToast<CartItem>(({ name }) => name, texts.removed);
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
  usePageTitle(texts.title);

  if (error && !items) {
    return <ErrorState headingLevel={1} title={texts.fetchFailed(error.reason)} onRetry={retry} />;
  }
  const products = items ?? [];
  return (
    <>
      <div ref={lines} className={styles.page}>
        <CartList
          title={texts.title}
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
      {inIt && <WhatElse without={inIt} />}
      {error && <ErrorState title={texts.fetchFailed(error.reason)} onRetry={retry} />}
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
