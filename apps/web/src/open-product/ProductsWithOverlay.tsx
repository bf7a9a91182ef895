import type { Product } from '@vitrine/api';
import type { MasonryHandle, MasonryMemory } from '@vitrine/ui';
import { useMessages } from '@vitrine/ui';
import { type ReactNode, type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { ProductGrid, type ProductGridProps } from '../products/ProductGrid.tsx';
import { useProductAddress } from '../products/product-address.ts';
import type { WantedProfile } from '../profile/ProfileOpener.tsx';
import { NotLoaded } from '../shell/failures/NotLoaded.tsx';
import { pageItself } from '../shell/focus/page-itself.ts';
import { numberOfEntry } from '../shell/history/history-entry.ts';
import { lazyLayer } from '../shell/layers/lazy-layer.tsx';
import { shellMessages } from '../shell/shell.messages.ts';
import { ProductsOverlay } from './ProductsOverlay.tsx';

const ProfileOpener = lazyLayer(() => import('../profile/ProfileOpener.tsx'), 'ProfileOpener');

export interface ProductsWithOverlayProps {
  label: string;
  products: readonly Product[];
  busy?: boolean;
  onNearEnd(): void;
  memory?: MasonryMemory;
  /**
   * Whether another overlay covers the list from the start. The list's pictures can then wait, and that
   * overlay renders open products.
   */
  isCovered?: boolean;
  /** Name of the page in like events. */
  source?: string;
  /** The grid, for pages that move the focus in it. */
  grid?: RefObject<MasonryHandle | null>;
  /** Returns another grid than `ProductGrid`. */
  gridOf?: (props: ProductGridProps) => ReactNode;
}

const productGrid = (props: ProductGridProps) => <ProductGrid {...props} />;

export function ProductsWithOverlay({
  label,
  products,
  busy,
  onNearEnd,
  memory,
  isCovered = false,
  source,
  grid: givenGrid,
  gridOf = productGrid,
}: ProductsWithOverlayProps) {
  const address = useProductAddress();
  const { notDone } = useMessages(shellMessages);
  const ownGrid = useRef<MasonryHandle>(null);
  const grid = givenGrid ?? ownGrid;

  const [owner, setOwner] = useState<WantedProfile>();
  const openOwner = useCallback((username: string) => setOwner({ username, entry: numberOfEntry() }), []);

  const { id: productId } = address;
  const lastShown = useRef<{ id: string; place: number }>(undefined);
  const all = useRef(products);
  useLayoutEffect(() => {
    all.current = products;
    if (productId === undefined) return;
    const place = products.findIndex(({ id }) => id === productId);
    // If the open product has no card here, the focus will return to the last product that had one.
    if (place >= 0) lastShown.current = { id: productId, place };
  }, [productId, products]);

  // Focuses the last shown product's card, or the card now in its place.
  const focusLastShown = useCallback(() => {
    const { id = '', place = 0 } = lastShown.current ?? {};
    const neighbour = all.current[Math.min(place, all.current.length - 1)]?.id;
    const found = [id, neighbour].some((card) => card !== undefined && grid.current?.focusItem(card));
    return found && document.activeElement instanceof HTMLElement ? document.activeElement : pageItself();
  }, [grid]);

  return (
    <>
      {products.length > 0 &&
        gridOf({
          ref: grid,
          label,
          products,
          busy,
          onOpen: address.show,
          onOwnerOpen: openOwner,
          onEndReached: onNearEnd,
          memory,
          isCovered: isCovered || productId !== undefined,
          source,
        })}
      {!isCovered && (
        <ProductsOverlay
          address={address}
          products={products}
          onNearEnd={onNearEnd}
          restoreFocusTo={focusLastShown}
        />
      )}
      {owner && (
        <ProfileOpener
          wanted={owner}
          fallback={<NotLoaded text={notDone} onSaid={() => setOwner(undefined)} />}
        />
      )}
    </>
  );
}
