import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import type { OpenProps } from '../../controls/useOpen.ts';
import type { PictureSource } from '../../layout/picture-aspect-ratio.ts';
import type { ProductCardProduct } from '../ProductCard/ProductCard.tsx';

/** What the modal shows of a product. */
export interface ProductModalProduct extends ProductCardProduct {
  brand?: string | null | undefined;
  /** As it is called in English; the interface translates it. */
  color?: string | null | undefined;
  /** Address of the face of who found it; the first letter of `username` stands where there is none. */
  ownerPicture?: string | null | undefined;
  category?: string | null | undefined;
  /** Other views of it, shown after its picture. */
  morePictures?: readonly PictureSource[] | undefined;
  /** Where the shop sells it; anything but http and https is never drawn as a link. */
  link?: string | null | undefined;
}

/** A product, its state for the person who looks, and what can be done with it. */
export interface ReadyProduct {
  status: 'ready';
  product: ProductModalProduct;
  /** Whether the person likes the product; without it, the heart keeps that itself. */
  liked?: boolean | undefined;
  /** Called with the state that the person asks for; the heart never waits. Without it there is no heart. */
  onLikedChange?: ((liked: boolean) => void) | undefined;
  /** Asks to share the product; without it there is no such button. */
  onShare?: (() => void) | undefined;
  /** Whether the device's own sheet for sharing is open. */
  sharing?: boolean | undefined;
  /** Whether the product is in the person's cart. */
  inCart?: boolean | undefined;
  /** Called with the state that the person asks for; without it there is no cart button. */
  onInCartChange?: ((inCart: boolean) => void) | undefined;
  /**
   * Called when the link to the shop is pressed; prevent the default to ask first, because guests have a limit of
   * those. Without it there is no link.
   */
  onOpenLink?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  /** How many links to shops a guest may still open, of how many; left out for whoever has no limit. */
  linksLeft?: { count: number; limit: number } | undefined;
  /** Where a guest gets rid of that limit; without it, no way is named. */
  signUpHref?: string | undefined;
  /** Called when that link is pressed; prevent the default to stay on the page. */
  onSignUp?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  /** Where the owner's name leads; without it, the name is text. */
  ownerHref?: string | undefined;
  /** Called when the owner's name is pressed; prevent the default to stay on the page. */
  onOwnerOpen?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  /** More actions: one with `block` takes a row, others share it with heart and share. */
  children?: ReactNode;
  /** What goes on from here, under what is known of the product: rows of other products. */
  more?: ReactNode;
  /** A line at the foot. */
  notice?: ReactNode;
}

/** A product that is on its way. */
export interface LoadingProduct {
  status: 'loading';
  /** Whether there will be a link to a shop: its place is kept. */
  withLink?: boolean | undefined;
}

/** A product that is not there. */
export interface MissingProduct {
  status: 'missing';
  /** What goes on from here, under why there is none: rows of other products. */
  more?: ReactNode;
}

/** A product that could not be loaded. */
export interface FailedProduct {
  status: 'error';
  /** Asked to load once more; without it there is no button. */
  onRetry?: (() => void) | undefined;
}

/** What a `ProductModal` shows: a product, or what stands in its place. */
export type ProductModalContent = ReadyProduct | LoadingProduct | MissingProduct | FailedProduct;

/** The frame of a product, and the properties of an HTML `div`, which are those of its panel. */
export interface ProductModalFrame extends OpenProps, Omit<ComponentProps<'div'>, 'children'> {
  /** Steps back; left out at the first product, there is no wrapping round. */
  onPrevious?: (() => void) | undefined;
  /** Steps forward; left out at the last product. */
  onNext?: (() => void) | undefined;
  /**
   * What gets the focus on closing: best the card of the product that was shown last. Without it, or when it gives
   * null, what had the focus before.
   */
  focusOnClose?: (() => HTMLElement | null) | undefined;
}

/** The frame of a product, and by `status` what stands in it. */
export type ProductModalProps = ProductModalFrame & ProductModalContent;
