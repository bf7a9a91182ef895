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
import { type ReactNode, useEffect, useEffectEvent, useMemo } from 'react';
import { profilePathOf } from '../discover/profile-address.ts';
import { useOpenProfile } from '../discover/useOpenProfile.tsx';
import { useShopLink } from '../product-links/useShopLink.ts';
import { useSignInLink } from '../session/useSignInLink.ts';
import { isPlainClick } from '../shell/plain-click.ts';
import { linkTo } from '../shell/share.ts';
import { usePageTitle } from '../shell/useDocumentTitle.ts';
import { useFocusBack } from '../shell/useFocusBack.ts';
import { useNearEnd } from '../shell/useNearEnd.ts';
import { useShare } from '../shell/useShare.ts';
import { productMessages } from './product.messages.ts';
import { productPathOf } from './product-address.ts';

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

  useNearEnd(left, products.length, onNearEnd);
  useProductStatuses(useMemo(() => (product ? [product] : []), [product]));
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
      {alert}
    </>
  );
}

const modalProductOf = (product: Product) => ({
  ...cardProductOf(product),
  morePictures: product.morePictures?.map(shownPicture) ?? [],
  ownerPicture: product.profile_picture_url,
});
