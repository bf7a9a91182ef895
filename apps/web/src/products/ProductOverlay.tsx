import type { Product } from '@vitrine/api';
import { inCart, like, useProduct, useProductStatuses, useStepping, useToggle } from '@vitrine/hooks';
import {
  cardProductOf,
  ExternalLinkDialog,
  ProductModal,
  type ProductModalContent,
  shownPicture,
  useMessages,
} from '@vitrine/ui';
import { type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { profilePathOf } from '../discover/profile-address.ts';
import { useOpenProfile } from '../discover/useOpenProfile.ts';
import { useShopLink } from '../product-links/useShopLink.ts';
import { useSignInLink } from '../session/useSignInLink.ts';
import { isPlainClick } from '../shell/plain-click.ts';
import { useToast } from '../shell/toasts.tsx';
import { usePageTitle } from '../shell/useDocumentTitle.ts';
import { productMessages } from './product.messages.ts';
import { sharedLinkOf, shareProduct } from './share-product.ts';

export interface ProductOverlayProps {
  productId: string;
  /** Those that it is stepped through with, in order. */
  products: readonly Product[];
  onShow(productId: string): void;
  onClose(): void;
  /** Called when the person nears the end of the products, where more of them can come. */
  onNearEnd?: (() => void) | undefined;
  /** Called with the product as soon as it is shown, and with nothing while another one is on its way. */
  onShown(product: Product | undefined): void;
  /** What leads on from it. */
  more: ReactNode;
  /** What leads on where there is no such product. */
  instead: ReactNode;
  /** Where the focus goes back to. */
  restoreFocusTo(): HTMLElement | null;
}

const NEAR_END = 4;

/** A product over the page it was opened from. */
export function ProductOverlay({
  productId,
  products,
  onShow,
  onClose,
  onNearEnd,
  onShown,
  more,
  instead,
  restoreFocusTo,
}: ProductOverlayProps) {
  const { item, previous, next, left } = useStepping(products, productId, onShow);
  const { product, status, retry } = useProduct(productId, item);

  const isNearEnd = onNearEnd !== undefined && left !== undefined && left < NEAR_END;
  const loadMore = useEffectEvent(() => onNearEnd?.());
  // Asked once for each number of products: a page that fails is not asked for again by itself.
  // biome-ignore lint/correctness/useExhaustiveDependencies: more products are a new occasion
  useEffect(() => {
    if (isNearEnd) loadMore();
  }, [isNearEnd, products.length]);

  useProductStatuses(useMemo(() => (product ? [product] : []), [product]));
  const tellShown = useEffectEvent(onShown);
  useEffect(() => tellShown(product), [product]);
  const [opened] = useState(productId);
  const focusBack = () => {
    const before = { left: window.scrollX, top: window.scrollY };
    const target = restoreFocusTo();
    // Whoever only looked at it left its card where they want it, be it half in sight.
    if (productId === opened && target && wasInSight(target, before.top)) window.scrollTo(before);
    return target;
  };
  const liked = useToggle(like, product, 'ProductModal');
  const cart = useToggle(inCart, product, 'ProductModal');
  const { share, sharing } = useShare(product);
  const { linksLeft, onOpenLink, dialog } = useShopLink(product?.link);
  const signUp = useSignInLink('register');
  const openProfile = useOpenProfile();
  const { username } = product ?? {};
  const { title, notFound } = useMessages(productMessages);
  const missing = status === 'notFound' ? notFound : undefined;
  usePageTitle(product ? title(product.name, product.brand) : missing, true);

  function content(): ProductModalContent {
    if (!product) {
      if (status === 'notFound') return { status: 'missing', more: instead };
      return status === 'error' ? { status, onRetry: retry } : { status: 'loading', withLink: true };
    }
    return {
      status: 'ready',
      product: modalProductOf(product),
      liked: liked.isOn,
      onLikedChange: liked.set,
      inCart: cart.isOn,
      onInCartChange: cart.set,
      onOpenLink,
      linksLeft: product.link ? linksLeft : undefined,
      signUpHref: signUp.href,
      onSignUp: signUp.onClick,
      ...(username && {
        ownerHref: profilePathOf(username),
        onOwnerOpen: (event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          openProfile(username);
        },
      }),
      onShare: share,
      sharing,
      more,
    };
  }

  return (
    <>
      <ProductModal
        {...content()}
        open
        onOpenChange={(open) => open || onClose()}
        focusOnClose={focusBack}
        {...(previous ? { onPrevious: previous } : {})}
        {...(next ? { onNext: next } : {})}
      />
      {dialog && <ExternalLinkDialog {...dialog} />}
    </>
  );
}

const modalProductOf = (product: Product) => ({
  ...cardProductOf(product),
  morePictures: product.morePictures?.map(shownPicture) ?? [],
});

const SHARE_TOAST_MS = 2000;

/** Sharing, and what is said of how it ended. */
function useShare(product: Product | undefined) {
  const showToast = useToast();
  const texts = useMessages(productMessages);
  const [sharing, setSharing] = useState(false);

  async function share() {
    if (!product) return;
    setSharing(true);
    const outcome = await shareProduct(product);
    setSharing(false);
    if (outcome === 'copied') showToast({ text: texts.linkCopied, durationMs: SHARE_TOAST_MS });
    if (outcome === 'failed') showToast({ text: texts.copyFailed(sharedLinkOf(product)), tone: 'danger' });
  }
  return { share: () => void share(), sharing };
}

/** Whether anything of the card, or else of the element, was in sight while the page was scrolled so far. */
function wasInSight(element: HTMLElement, scrolled: number): boolean {
  const { top, bottom } = (element.closest('article') ?? element).getBoundingClientRect();
  const since = window.scrollY - scrolled;
  return top + since < window.innerHeight && bottom + since > 0;
}
