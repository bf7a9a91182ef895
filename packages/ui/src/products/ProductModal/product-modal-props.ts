import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import type { OpenProps } from '../../controls/useOpen.ts';
import type { PictureSource } from '../../layout/picture-aspect-ratio.ts';
import type { ProductCardProduct } from '../ProductCard/ProductCard.tsx';

/** The parts of a product that a `ProductModal` shows. */
export interface ProductModalProduct extends ProductCardProduct {
  brand?: string | null | undefined;
  /** English name of the colour; a translation may replace it. */
  color?: string | null | undefined;
  category?: string | null | undefined;
  /** As the shop writes them, in its order. They are facts, not a choice. */
  sizes?: readonly string[] | undefined;
  material?: string | null | undefined;
  description?: string | null | undefined;
  /** Further pictures, after `picture`. */
  morePictures?: readonly PictureSource[] | undefined;
  /** Address of the product at its shop; only http and https become links. */
  link?: string | null | undefined;
}

/** A loaded product, its state for the viewer, and its actions. */
export interface ReadyProduct {
  status: 'ready';
  product: ProductModalProduct;
  /** Whether the viewer likes the product; uncontrolled if undefined. */
  liked?: boolean | undefined;
  /** Called with the requested liked state. Without it there is no heart. */
  onLikedChange?: ((liked: boolean) => void) | undefined;
  /** Called to share the product. Without it there is no share button. */
  onShare?: (() => void) | undefined;
  /** Whether the device's share sheet is open. */
  sharing?: boolean | undefined;
  /** Called to ask friends about the product. Without it there is no such button. */
  onAsk?: (() => void) | undefined;
  /** Whether the product is in the viewer's cart. */
  inCart?: boolean | undefined;
  /** Called with the requested cart state. Without it there is no cart button. */
  onInCartChange?: ((inCart: boolean) => void) | undefined;
  /**
   * Called when the shop link is pressed, also by a middle click; prevent the default to ask first, or if a
   * guest has no links left. Without it there is no shop link.
   */
  onOpenLink?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  /** Remaining shop links of a guest, and their limit. Omit it for users without a limit. */
  linksLeft?: { count: number; limit: number } | undefined;
  /** Address of the sign-up link beside `linksLeft`. Without it there is no such link. */
  signUpHref?: string | undefined;
  /** Called when the sign-up link is pressed; prevent the default to stay on the page. */
  onSignUp?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  /** Address of the owner's profile. Without it, the name is plain text. */
  ownerHref?: string | undefined;
  /** Called when the owner's name is pressed; prevent the default to stay on the page. */
  onOwnerOpen?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  /**
   * Further buttons. One with `block` takes its own row; others share the row of the heart and share buttons.
   */
  children?: ReactNode;
  /** Content below the details, such as rows of other products. */
  more?: ReactNode;
  /** A note below the facts. */
  notice?: ReactNode;
}

/** A product that is loading. */
export interface LoadingProduct {
  status: 'loading';
  /** Whether to reserve the place of a shop link. */
  withLink?: boolean | undefined;
}

/** A product that does not exist. */
export interface MissingProduct {
  status: 'missing';
  /** Content below the message, such as rows of other products. */
  more?: ReactNode;
}

/** A product that could not be loaded. */
export interface FailedProduct {
  status: 'error';
  /** Called to load the product again. Without it there is no button. */
  onRetry?: (() => void) | undefined;
}

/** Content of a `ProductModal`: a product, or the state shown in its place. */
export type ProductModalContent = ReadyProduct | LoadingProduct | MissingProduct | FailedProduct;

/** Open state and stepping of a `ProductModal`, and the properties of its panel's `<div>`. */
export interface ProductModalFrame extends OpenProps, Omit<ComponentProps<'div'>, 'children'> {
  /** Called to step back. Omit it at the first product. */
  onPrevious?: (() => void) | undefined;
  /** Called to step forward. Omit it at the last product. */
  onNext?: (() => void) | undefined;
  /**
   * Returns the element to focus on closing, such as the last product's card. If it returns null, or by
   * default, the previously focused element is focused.
   */
  focusOnClose?: (() => HTMLElement | null) | undefined;
}

/** Props of a `ProductModal`: frame and content. */
export type ProductModalProps = ProductModalFrame & ProductModalContent;
