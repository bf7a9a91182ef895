import { useEffect } from 'react';
import { useProductAddress } from '../products/product-address.ts';
import { linkIn } from '../shell/link-in.ts';

/** The link of a row on the page from which the product that lies over it was opened. */
let origin: HTMLElement | undefined;

export const rowOrigin = (): HTMLElement | undefined => origin;

/** Remembers where a product is opened from; what is opened out of an open product leads back to where that came from. */
export function rememberOrigin(link: HTMLElement): void {
  if (!link.closest('[role=dialog]')) origin = link;
}

/** Forgets it once nothing is open over the page, be it because it could not be loaded: the next product may be opened from elsewhere. */
export function useOriginForgotten(): void {
  const { id } = useProductAddress();
  useEffect(() => {
    if (id === undefined) origin = undefined;
  }, [id]);
}

/**
 * Where the focus goes back to in the row of a link: the product that was shown last, else the one that was opened.
 *
 * @param isRowLeft Whether what is shown is stepped through with other products than those of a row.
 */
export function focusInRow(
  opened: HTMLElement | undefined,
  href: string,
  isRowLeft: boolean,
): HTMLElement | undefined {
  if (!opened?.isConnected) return undefined;
  return linkIn(opened.closest('ul'), href) ?? (isRowLeft ? undefined : opened);
}
