import type { Product } from '@vitrine/api';
import {
  inCart,
  like,
  productStatuses,
  useProduct,
  useProductDetails,
  useReading,
  useStayedWith,
  useStepping,
  useToggle,
} from '@vitrine/hooks';
import {
  cardProductOf,
  ExternalLinkDialog,
  ProductModal,
  type ProductModalContent,
  shownPicture,
  useMessages,
} from '@vitrine/ui';
import { type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useShopLink } from '../product-links/useShopLink.ts';
import { profilePathOf } from '../profile/profile-address.ts';
import { useOpenProfile } from '../profile/useOpenProfile.tsx';
import { useSignInLink } from '../session/useSignInLink.ts';
import { useNearEnd } from '../shell/feeds/useNearEnd.ts';
import { useFocusBack } from '../shell/focus/useFocusBack.ts';
import { isPlainClick } from '../shell/links/plain-click.ts';
import { usePageTitle } from '../shell/page/useDocumentTitle.ts';
import { linkTo } from '../shell/sharing/share.ts';
import { useShare } from '../shell/sharing/useShare.ts';
import { productMessages } from './product.messages.ts';
import { productPathOf } from './product-address.ts';

export interface ProductOverlayProps {
  productId: string;
  /** The products to step through, in order. */
  products: readonly Product[];
  onShow(productId: string): void;
  onClose(): void;
  /** Called near the end of the products, if more can be loaded. */
  onNearEnd?: (() => void) | undefined;
  /** Called with each product shown, or undefined while it is loading. */
  onShown(product: Product | undefined): void;
  more: ReactNode;
  /** Called to ask a room about the product. */
  onAsk?: ((product: Product) => void) | undefined;
  /** Recommendations if the product does not exist. */
  instead: ReactNode;
  restoreFocusTo(): HTMLElement | null;
}

export function ProductOverlay({
  productId,
  products,
  onShow,
  onClose,
  onNearEnd,
  onShown,
  onAsk,
  more,
  instead,
  restoreFocusTo,
}: ProductOverlayProps) {
  const { item, previous, next, left } = useStepping(products, productId, onShow);
  const { product, status, retry } = useProduct(productId, item);
  const [first] = useState(productId);
  const isStayedWith = useStayedWith(productId) || productId === first;
  const details = useProductDetails(isStayedWith ? product?.id : undefined);

  useNearEnd(left, products.length, onNearEnd);
  useReading(
    productStatuses,
    useMemo(() => (product ? [product] : []), [product]),
  );
  const tellShown = useEffectEvent(onShown);
  useEffect(() => tellShown(product), [product]);
  const focusBack = useFocusBack(productId, restoreFocusTo);
  const liked = useToggle(like, product, 'ProductModal');
  const cart = useToggle(inCart, product, 'ProductModal');
  const { share, sharing } = useShare(
    () => product && { title: product.name, url: linkTo(productPathOf(product.id)) },
  );
  const { linksLeft, onOpenLink, dialog } = useShopLink(product?.link);
  const signUp = useSignInLink('register');
  const { openProfile, alert } = useOpenProfile();
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
      product: { ...modalProductOf(product), ...details },
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
      ...(onAsk && { onAsk: () => onAsk(product) }),
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
      {alert}
    </>
  );
}

const modalProductOf = (product: Product) => ({
  ...cardProductOf(product),
  morePictures: product.morePictures?.map(shownPicture) ?? [],
  ownerPicture: product.profilePictureUrl ?? product.ownerPictureUrl,
});
