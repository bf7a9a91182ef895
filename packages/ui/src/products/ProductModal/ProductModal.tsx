'use client';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { type KeyboardEvent, type MouseEvent, type ReactNode, type RefObject, useRef, useState } from 'react';
import { Button } from '../../controls/Button/Button.tsx';
import { controlsMessages } from '../../controls/controls.messages.ts';
import * as stateStyles from '../../controls/EmptyState/EmptyState.css.ts';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { takesEscape } from '../../interaction/escape.ts';
import { useSwipe } from '../../interaction/useSwipe.ts';
import { useMessages } from '../../provider/UiProvider.tsx';
import { visuallyHidden } from '../../theme/base.css.ts';
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
  const closeButton = useRef<HTMLButtonElement>(null);
  const focusedBefore = useRef<Element | null>(null);
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className={styles.overlay} />
        <Dialog.Content
          className={styles.panel}
          aria-describedby={undefined}
          onKeyDown={(event) => (takesEscape(event) ? onOpenChange(false) : step(event, shown))}
          onEscapeKeyDown={(event) => {
            if (event.isComposing) event.preventDefault();
          }}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            focusedBefore.current = document.activeElement;
            closeButton.current?.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            const before = focusedBefore.current;
            const target = restoreFocusTo?.() ?? (before instanceof HTMLElement ? before : null);
            // Whatever opened the modal is where the person left it; the card of another product may be off-screen.
            target?.focus({ preventScroll: target === before });
          }}
        >
          <Panel {...shown} closeButton={closeButton} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

type PanelProps = Omit<ProductModalProps, 'open' | 'onOpenChange' | 'restoreFocusTo'> & {
  closeButton: RefObject<HTMLButtonElement | null>;
};

function Panel({ closeButton, ...shown }: PanelProps) {
  const { product, onPrevious, onNext } = shown;
  const status = shown.status ?? (product ? 'ready' : 'loading');
  const messages = {
    controls: useMessages(controlsMessages),
    details: useMessages(productDetailsMessages),
  };
  const panel = useRef<HTMLDivElement>(null);
  const swipe = useSwipe({
    onSwipeLeft: () => (isRightToLeft(panel.current) ? onPrevious : onNext)?.(),
    onSwipeRight: () => (isRightToLeft(panel.current) ? onNext : onPrevious)?.(),
  });
  return (
    <>
      <div className={styles.bar}>
        <IconButton
          className={styles.previous}
          label={messages.details.previousProduct}
          icon={<ChevronLeft size={20} className={styles.chevron} />}
          aria-disabled={!onPrevious || undefined}
          onClick={onPrevious}
        />
        <IconButton
          className={styles.next}
          label={messages.details.nextProduct}
          icon={<ChevronRight size={20} className={styles.chevron} />}
          aria-disabled={!onNext || undefined}
          onClick={onNext}
        />
        <Dialog.Close asChild>
          <IconButton
            ref={closeButton}
            className={styles.close}
            label={messages.controls.close}
            icon={<X size={20} />}
          />
        </Dialog.Close>
      </div>
      <div ref={panel} className={styles.frame} aria-busy={status === 'loading'} {...swipe}>
        {status === 'ready' && product && <ProductFacts {...shown} product={product} />}
        {status === 'loading' && <LoadingFacts {...shown} />}
        {(status === 'notFound' || status === 'error') && <Failure {...shown} status={status} />}
      </div>
      <StepAnnouncement product={product} status={status} />
    </>
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
          <Dialog.Title className={stateStyles.title}>
            {gone ? messages.details.productNotFound : messages.details.productsFailed}
          </Dialog.Title>
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

/** Says what is shown now after a step; the first product is the dialog's own name. */
function StepAnnouncement({ product, status }: Pick<ProductModalProps, 'product' | 'status'>) {
  const { productNotFound } = useMessages(productDetailsMessages);
  const shown = status === 'notFound' ? productNotFound : status === 'ready' ? (product?.name ?? '') : '';
  const [first, setFirst] = useState<string | null>(shown);
  if (first !== null && shown !== first) setFirst(null);
  return (
    <div aria-live="polite" className={visuallyHidden}>
      {first === null && shown}
    </div>
  );
}

function step(
  event: KeyboardEvent<HTMLElement>,
  { onPrevious, onNext }: Pick<ProductModalProps, 'onPrevious' | 'onNext'>,
) {
  if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const target = event.target as HTMLElement;
  // A dialog above this one is a child in React, but not in the document.
  if (event.nativeEvent.isComposing || !event.currentTarget.contains(target) || usesArrowKeys(target)) return;
  event.preventDefault();
  const forward = (event.key === 'ArrowRight') !== isRightToLeft(event.currentTarget);
  if (forward) onNext?.();
  else onPrevious?.();
}

const usesArrowKeys = (element: HTMLElement) =>
  element.isContentEditable ||
  element.closest(
    'input, textarea, select, [role=slider], [role=radio], [role=tab], [role=menu], [role=listbox]',
  ) !== null;

const isRightToLeft = (element: Element | null) =>
  element !== null && getComputedStyle(element).direction === 'rtl';
