import type { MouseEvent, ReactNode } from 'react';
import type { ProductCardProduct } from '../ProductCard/ProductCard.tsx';
import type { ProductPictureSource } from '../ProductPicture/picture-aspect-ratio.ts';

/** What the modal shows of a product. */
export interface ProductModalProduct extends ProductCardProduct {
  brand?: string | null;
  /** As it is called in English; the interface translates it. */
  color?: string | null;
  category?: string | null;
  /** Other views of it, shown after its picture. */
  morePictures?: readonly ProductPictureSource[];
  /** Where the shop sells it; anything but http and https is never drawn as a link. */
  link?: string | null;
}

/** A product or what stands in its place, its state for the person who looks, and what can be done with it. */
export interface ProductModalProps {
  /** What is shown; needed for the status `ready`. */
  product?: ProductModalProduct | null;
  /** Whether it is shown. */
  open: boolean;
  /** Called with false when the person closes it: Escape, the close button, a press outside. */
  onOpenChange(open: boolean): void;
  /** Whether the person likes the product. */
  liked: boolean;
  /** Called with the state that the person asks for; the heart never waits. */
  onLikedChange(liked: boolean): void;
  /** Steps back; left out at the first product, there is no wrapping round. */
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
   * those. Without it there is no link.
   */
  onOpenLink?(event: MouseEvent<HTMLAnchorElement>): void;
  /** How many links to shops a guest may still open, of how many; left out for whoever has no limit. */
  linksLeft?: { count: number; limit: number };
  /** Where a guest gets rid of that limit; without it, no way is named. */
  signUpHref?: string;
  /** Called when that link is pressed; prevent the default to stay on the page. */
  onSignUp?(event: MouseEvent<HTMLAnchorElement>): void;
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
  /** What goes on from here, under what is known of the product or under why there is none: rows of other products. */
  more?: ReactNode;
  /** A line at the foot. */
  notice?: ReactNode;
}
