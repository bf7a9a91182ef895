import { useCallback, useLayoutEffect, useRef } from 'react';
import { type Location, useLocation, useNavigate, useParams } from 'react-router-dom';
import { isOverlayEntry, overlayState } from '../shell/page-key.ts';

const PARAMETER = 'product';

/** Which product lies over the page, and how to open another one or go back to the page. */
export interface ProductOverlayAddress {
  productId: string | undefined;
  /** Opens a product, or steps to it if one is open already; the function stays the same between renders. */
  show(productId: string): void;
  /** Back to the page below. */
  close(): void;
}

/**
 * A product over a page has an address of its own, while the page stays mounted below: the history holds
 * `?product=1`, the address bar shows `/product/1`. Opened directly, the same product lies over the landing page (D12).
 */
export function useProductOverlayAddress(): ProductOverlayAddress {
  const location = useLocation();
  const navigate = useNavigate();
  const { productId: opened } = useParams();
  const productId = opened ?? new URLSearchParams(location.search).get(PARAMETER) ?? undefined;

  // Presses may come faster than renders: what was asked for last counts, not what is drawn.
  const latest = useRef({ location, isDirect: opened !== undefined, isOpen: productId !== undefined });
  useLayoutEffect(() => {
    latest.current = { location, isDirect: opened !== undefined, isOpen: productId !== undefined };
  }, [location, opened, productId]);

  const closed = useRef<string>(undefined);

  const show = useCallback(
    (id: string) => {
      const { location, isDirect, isOpen } = latest.current;
      latest.current.isOpen = true;
      const options = { replace: isOpen, preventScrollReset: true, state: overlayState(location) };
      if (isDirect) void navigate(`/product/${id}`, options);
      else void navigate({ search: searchWith(location, id) }, { ...options, mask: `/product/${id}` });
    },
    [navigate],
  );

  const close = useCallback(() => {
    const { location, isDirect, isOpen } = latest.current;
    if (!isOpen || closed.current === location.key) return;
    closed.current = location.key;
    latest.current.isOpen = false;
    const options = { preventScrollReset: true, state: overlayState(location) };
    if (isDirect) void navigate('/', options);
    else if (isOverlayEntry(location)) void navigate(-1);
    else void navigate({ search: searchWith(location, undefined) }, { ...options, replace: true });
  }, [navigate]);

  return { productId, show, close };
}

function searchWith(location: Location, productId: string | undefined): string {
  const search = new URLSearchParams(location.search);
  if (productId === undefined) search.delete(PARAMETER);
  else search.set(PARAMETER, productId);
  return search.size > 0 ? `?${search}` : '';
}

/** An address without the product that lay over it. */
export const searchBelowOverlay = (location: Location): string => searchWith(location, undefined);
