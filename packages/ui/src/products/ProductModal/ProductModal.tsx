'use client';
import type { MouseEvent, ReactNode } from 'react';
import { Button } from '../../controls/Button/Button.tsx';
import { controlsMessages } from '../../controls/controls.messages.ts';
import * as stateStyles from '../../controls/EmptyState/EmptyState.css.ts';
import { Viewer, ViewerTitle } from '../../controls/Viewer/Viewer.tsx';
import { useMessages } from '../../provider/UiProvider.tsx';
import type { ProductCardProduct } from '../ProductCard/ProductCard.tsx';
import { productDetailsMessages } from '../product-details.messages.ts';
import { LoadingFacts, ProductFacts } from './ProductFacts.tsx';
import * as styles from './ProductModal.css.ts';

/** What the modal shows of a product. */
export interface ProductModalProduct extends ProductCardProduct {
  brand?: string | null;
  /** Where the shop sells it; anything but http and https is never drawn as a link. */
  link?: string | null;
}

export interface ProductModalProps {
  /** What is shown; needed for the status `ready`. */
  product?: ProductModalProduct | null;
  /** Whether it is shown. */
  open: boolean;
  /** Called with false when the person closes it: Escape, the close button, a press outside. */
  onOpenChange(open: boolean): void;
  /** Whether the person likes the product. */
  liked: boolean;
  /** Called with the state that the person asks for; the heart never waits (D83). */
  onLikedChange(liked: boolean): void;
  /** Steps back; left out at the first product, there is no wrapping round (D45). */
  onPrevious?(): void;
  /** Steps forward; left out at the last product. */
  onNext?(): void;
  /** Asks to share the product. */
  onShare(): void;
  /** Whether the device's own sheet for sharing is open. */
  sharing?: boolean;
  /** Whether the product is in the person's cart. */
  inCart?: boolean;
  /** Called with the state that the person asks for; without it there is no cart button. */
  onInCartChange?(inCart: boolean): void;
  /**
   * Called when the link to the shop is pressed; prevent the default to ask first, because guests have a limit of
   * those (1 §6, D23). Without it there is no link.
   */
  onOpenLink?(event: MouseEvent<HTMLAnchorElement>): void;
  /** How many links to shops a guest may still open; left out for whoever has no limit. */
  linksLeft?: number;
  /** `ready` with a product and `loading` without one, unless it is said. */
  status?: 'ready' | 'loading' | 'notFound' | 'error';
  /** Asked to load once more after an error; without it there is no button. */
  onRetry?(): void;
  /** Where the owner's name leads; without it, the name is text. */
  ownerHref?: string;
  /** Called when the owner's name is pressed; prevent the default to stay on the page. */
  onOwnerOpen?(event: MouseEvent<HTMLAnchorElement>): void;
  /**
   * What gets the focus on closing: best the card of the product that was shown last. Without it, or when it gives
   * null, what had the focus before.
   */
  restoreFocusTo?: () => HTMLElement | null;
  /** More actions: one with `block` takes a row, others share it with heart and share. */
  children?: ReactNode;
  /** A line at the foot. */
  notice?: ReactNode;
}

/** A product over the page, with the way to the one before and after it: buttons, arrow keys, a swipe. */
export function ProductModal({ open, onOpenChange, restoreFocusTo, ...shown }: ProductModalProps) {
  const { product, onPrevious, onNext } = shown;
  const messages = useMessages(productDetailsMessages);
  const status = shown.status ?? (product ? 'ready' : 'loading');
  const names = { ready: product?.name ?? '', notFound: messages.productNotFound, loading: '', error: '' };
  return (
    <Viewer
      open={open}
      onOpenChange={onOpenChange}
      restoreFocusTo={restoreFocusTo}
      onPrevious={onPrevious}
      onNext={onNext}
      previousLabel={messages.previousProduct}
      nextLabel={messages.nextProduct}
      announcement={names[status]}
      busy={status === 'loading'}
      className={styles.product}
    >
      {status === 'ready' && product && <ProductFacts {...shown} product={product} />}
      {status === 'loading' && <LoadingFacts {...shown} />}
      {(status === 'notFound' || status === 'error') && <Failure {...shown} status={status} />}
    </Viewer>
  );
}

function Failure({ status, onRetry }: Pick<ProductModalProps, 'onRetry'> & { status: 'notFound' | 'error' }) {
  const messages = {
    controls: useMessages(controlsMessages),
    details: useMessages(productDetailsMessages),
  };
  const gone = status === 'notFound';
  return (
    <div className={styles.message}>
      <div className={stateStyles.state}>
        <div role={gone ? undefined : 'alert'}>
          <ViewerTitle className={stateStyles.title}>
            {gone ? messages.details.productNotFound : messages.details.productsFailed}
          </ViewerTitle>
          {gone && <p className={stateStyles.help}>{messages.details.productNotFoundHelp}</p>}
        </div>
        {!gone && onRetry && (
          <div className={stateStyles.action}>
            <Button onClick={onRetry}>{messages.controls.tryAgain}</Button>
          </div>
        )}
      </div>
    </div>
  );
}
