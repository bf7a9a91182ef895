import { useEffect } from 'react';
import { useProductAddress } from '../products/product-address.ts';
import { linkIn } from '../shell/focus/link-in.ts';

/** The link, in a row of the page, that opened the product. */
let origin: HTMLElement | undefined;

export const rowOrigin = (): HTMLElement | undefined => origin;

/** Stores the link that opens a product. For links inside an open product, that product's link stays. */
export function rememberOrigin(link: HTMLElement): void {
  if (!link.closest('[role=dialog]')) origin = link;
}

/** Forgets the link once no product is open, as the next one may be opened elsewhere. */
export function useOriginForgotten(): void {
  const { id } = useProductAddress();
  useEffect(() => {
    if (id === undefined) origin = undefined;
  }, [id]);
}

/**
 * Returns the row's link to focus: that of the last shown product, else the one that opened it.
 *
 * @param isRowLeft Whether the viewer now steps through products outside the row.
 */
export function focusInRow(
  opened: HTMLElement | undefined,
  href: string,
  isRowLeft: boolean,
): HTMLElement | undefined {
  if (!opened?.isConnected) return undefined;
  return linkIn(opened.closest('ul'), href) ?? (isRowLeft ? undefined : opened);
}
