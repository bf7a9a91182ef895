import type { Product } from '@vitrine/api';
import { useCartProduct, useLikeProduct, useProduct, useProductStatuses } from '@vitrine/hooks';
import { ExternalLinkDialog, ProductModal } from '@vitrine/ui';
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { profilePathOf } from '../discover/profile-address.ts';
import { useOpenProfile } from '../discover/useOpenProfile.ts';
import { messages } from '../messages.ts';
import { isPlainClick } from '../shell/plain-click.ts';
import { useToast } from '../shell/toasts.tsx';
import { useDocumentTitle } from '../shell/useDocumentTitle.ts';
import { cardProductOf } from './card-product.ts';
import { productTexts } from './product.messages.ts';
import { sharedLinkOf, shareProduct } from './share-product.ts';
import { useShopLink } from './useShopLink.ts';

export interface ProductOverlayProps {
  productId: string;
  /** The products of the page below, in order: its neighbours. */
  products: readonly Product[];
  onShow(productId: string): void;
  onClose(): void;
  /** Called when the person nears the end of the products. */
  onNearEnd(): void;
  restoreFocusTo(): HTMLElement | null;
}

const NEAR_END = 4;

/** A product over the page it was opened from. */
export function ProductOverlay({
  productId,
  products: below,
  onShow,
  onClose,
  onNearEnd,
  restoreFocusTo,
}: ProductOverlayProps) {
  const products = useLastingRow(below, productId);
  const index = products.findIndex(({ id }) => id === productId);
  const { product, status, retry } = useProduct(productId, products[index]);

  const isNearEnd = index >= 0 && index >= products.length - NEAR_END;
  const loadMore = useEffectEvent(onNearEnd);
  // Asked once for as many products as there are: a page that fails is not asked for again by itself.
  // biome-ignore lint/correctness/useExhaustiveDependencies: more products are a new occasion
  useEffect(() => {
    if (isNearEnd) loadMore();
  }, [isNearEnd, products.length]);

  // Keys may come faster than renders: a step starts from the product that was asked for last.
  const asked = useRef<string[]>([]);
  useLayoutEffect(() => {
    // What is shown now may be an earlier wish, with later ones still to come; or none of them, after a Back.
    const shown = asked.current.indexOf(productId);
    asked.current = shown < 0 ? [] : asked.current.slice(shown + 1);
  }, [productId]);
  const step = (by: 1 | -1) => {
    const from = asked.current.at(-1) ?? productId;
    const target = products[products.findIndex(({ id }) => id === from) + by];
    if (!target) return;
    asked.current.push(target.id);
    onShow(target.id);
  };

  useProductStatuses(useMemo(() => (product ? [product] : []), [product]));
  const { liked, setLiked } = useLikeProduct(product, 'ProductModal');
  const { inCart, setInCart } = useCartProduct(product);
  const { share, sharing } = useShare(product);
  const { linksLeft, onOpenLink, dialog } = useShopLink(product?.link);
  const openProfile = useOpenProfile();
  const { username } = product ?? {};
  useDocumentTitle(product && messages.titles.product(product.name, product.brand), true);

  return (
    <>
      <ProductModal
        open
        onOpenChange={(open) => open || onClose()}
        restoreFocusTo={restoreFocusTo}
        product={product && cardProductOf(product)}
        status={status}
        onRetry={retry}
        liked={liked}
        onLikedChange={setLiked}
        inCart={inCart}
        onInCartChange={setInCart}
        onOpenLink={onOpenLink}
        linksLeft={product?.link ? linksLeft : undefined}
        {...(username && {
          ownerHref: profilePathOf(username),
          onOwnerOpen: (event) => {
            if (!isPlainClick(event)) return;
            event.preventDefault();
            openProfile(username);
          },
        })}
        onShare={share}
        sharing={sharing}
        {...(index > 0 ? { onPrevious: () => step(-1) } : {})}
        {...(index >= 0 && index < products.length - 1 ? { onNext: () => step(1) } : {})}
      />
      {dialog && <ExternalLinkDialog {...dialog} />}
    </>
  );
}

const SHARE_TOAST_MS = 2000;

/** What leaves the page below, such as a product that is no longer liked, stays in its row for as long as it is shown. */
function useLastingRow(products: readonly Product[], productId: string): readonly Product[] {
  const [row, setRow] = useState(products);
  const isThere = products.some(({ id }) => id === productId);
  if (isThere && row !== products) setRow(products);
  return isThere ? products : row;
}

/** Sharing, and what is said of how it ended. */
function useShare(product: Product | undefined) {
  const showToast = useToast();
  const [sharing, setSharing] = useState(false);

  async function share() {
    if (!product) return;
    setSharing(true);
    const outcome = await shareProduct(product);
    setSharing(false);
    if (outcome === 'copied') showToast({ text: productTexts.linkCopied, durationMs: SHARE_TOAST_MS });
    if (outcome === 'failed')
      showToast({ text: productTexts.copyFailed(sharedLinkOf(product)), tone: 'danger' });
  }
  return { share: () => void share(), sharing };
}
