import { useCart } from '@vitrine/hooks';
import { Button, CartList, ErrorState } from '@vitrine/ui';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { cartTexts } from '../cart/cart.messages.ts';
import { messages } from '../messages.ts';
import { cardProductOf } from '../products/card-product.ts';
import { ProductsOverlay } from '../products/ProductsOverlay.tsx';
import { useProductOverlayAddress } from '../products/product-overlay-address.ts';
import { pageItself } from '../shell/page-itself.ts';
import { isPlainClick } from '../shell/plain-click.ts';
import { useToast } from '../shell/toasts.tsx';
import { useDocumentTitle } from '../shell/useDocumentTitle.ts';
import * as styles from './cart.css.ts';

const nothingMore = () => undefined;

/** What the person wants to buy. */
export function Component() {
  const texts = cartTexts;
  const showToast = useToast();
  const { items, loading, error, retry, remove, undo } = useCart({
    onRemoved: (item) =>
      showToast({
        text: texts.removed(item.name),
        action: { label: messages.undo, onAction: () => undo(item) },
      }),
  });
  const overlay = useProductOverlayAddress();
  const opened = useRef<HTMLElement>(null);
  useDocumentTitle(messages.titles.page(texts.title));

  if (error && !items) {
    return <ErrorState headingLevel={1} title={texts.fetchFailed(error.reason)} onRetry={retry} />;
  }
  const products = items ?? [];
  return (
    <>
      <div className={styles.page}>
        <CartList
          title={texts.title}
          items={products.map((item) => ({ ...cardProductOf(item), quantity: item.quantity }))}
          loading={loading}
          hrefOf={({ id }) => `/product/${id}`}
          onOpen={({ id }, event) => {
            if (!isPlainClick(event)) return;
            event.preventDefault();
            opened.current = event.currentTarget;
            overlay.show(id);
          }}
          onRemove={({ id }) => {
            const item = products.find((listed) => listed.id === id);
            if (item) remove(item);
          }}
          onCheckout={() => showToast({ text: texts.checkoutToCome })}
          empty={{
            title: texts.empty.title,
            help: texts.empty.help,
            action: (
              <Button asChild variant="primary">
                <Link to="/">{texts.empty.action}</Link>
              </Button>
            ),
          }}
        />
      </div>
      {error && <ErrorState title={texts.fetchFailed(error.reason)} onRetry={retry} />}
      <ProductsOverlay
        address={overlay}
        products={products}
        onNearEnd={nothingMore}
        restoreFocusTo={() => (opened.current?.isConnected ? opened.current : pageItself())}
      />
    </>
  );
}
