import type { Product } from '@vitrine/api';
import type { MasonryHandle, MasonryMemory } from '@vitrine/ui';
import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { ProductGrid } from '../products/ProductGrid.tsx';
import { useProductAddress } from '../products/product-address.ts';
import { lazyLayer } from '../shell/lazy-layer.tsx';
import { pageItself } from '../shell/page-itself.ts';
import { ProductsOverlay } from './ProductsOverlay.tsx';

const ProfileOpener = lazyLayer(() =>
  import('../discover/ProfileOpener.tsx').then(({ ProfileOpener: loaded }) => loaded),
);

export interface ProductsWithOverlayProps {
  /** Names the list for screen readers. */
  label: string;
  products: readonly Product[];
  busy?: boolean;
  /** Loads more, as the end comes near. */
  onNearEnd(): void;
  memory?: MasonryMemory;
  /** Whether something else than a product lies over it from the start: its pictures can wait, and what is opened belongs to that. */
  isCovered?: boolean;
  /** The name of the page in the events of its likes. */
  source?: string;
  /** The grid, for a page that moves the focus in it. */
  grid?: RefObject<MasonryHandle | null>;
}

/** A grid of products, and the one that is open over it. */
export function ProductsWithOverlay({
  label,
  products,
  busy,
  onNearEnd,
  memory,
  isCovered = false,
  source,
  grid: givenGrid,
}: ProductsWithOverlayProps) {
  const address = useProductAddress();
  const ownGrid = useRef<MasonryHandle>(null);
  const grid = givenGrid ?? ownGrid;

  const [owner, setOwner] = useState<{ username: string }>();
  const openOwner = useCallback((username: string) => setOwner({ username }), []);

  const { id: productId } = address;
  const lastShown = useRef<{ id: string; place: number }>(undefined);
  const all = useRef(products);
  useLayoutEffect(() => {
    all.current = products;
    if (productId === undefined) return;
    const place = products.findIndex(({ id }) => id === productId);
    // When the card of the open product leaves the list, the next card takes its place; what it led to has no card.
    if (place >= 0) lastShown.current = { id: productId, place };
  }, [productId, products]);

  // The focus goes back to the card of the product that was shown last, or to the card that took its place.
  const focusLastShown = useCallback(() => {
    const { id = '', place = 0 } = lastShown.current ?? {};
    const neighbour = all.current[Math.min(place, all.current.length - 1)]?.id;
    const found = [id, neighbour].some((card) => card !== undefined && grid.current?.focusItem(card));
    return found && document.activeElement instanceof HTMLElement ? document.activeElement : pageItself();
  }, [grid]);

  return (
    <>
      {products.length > 0 && (
        <ProductGrid
          ref={grid}
          label={label}
          products={products}
          busy={busy}
          onOpen={address.show}
          onOwnerOpen={openOwner}
          onEndReached={onNearEnd}
          memory={memory}
          isCovered={isCovered || productId !== undefined}
          source={source}
        />
      )}
      {!isCovered && (
        <ProductsOverlay
          address={address}
          products={products}
          onNearEnd={onNearEnd}
          restoreFocusTo={focusLastShown}
        />
      )}
      {owner && <ProfileOpener wanted={owner} fallback={null} />}
    </>
  );
}
