import { useCallback, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { overlayState } from '../shell/page-key.ts';

const PARAMETER = 'product';

/** Which product lies over the page, and how to step to another one or back to the page. */
export interface ProductOverlayAddress {
  productId: string | undefined;
  show(productId: string): void;
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
  const [search] = useSearchParams();
  const productId = opened ?? search.get(PARAMETER) ?? undefined;

  return {
    productId,
    show: (id) =>
      void (opened
        ? navigate(`/product/${id}`, {
            replace: true,
            preventScrollReset: true,
            state: overlayState(location),
          })
        : navigate(
            { search: `?${PARAMETER}=${id}` },
            {
              replace: true,
              mask: `/product/${id}`,
              preventScrollReset: true,
              state: overlayState(location),
            },
          )),
    close: () => void (opened ? navigate('/', { preventScrollReset: true }) : navigate(-1)),
  };
}

/** Opens a product over the page; the function stays the same, so that cards need not render again. */
export function useOpenProduct(): (productId: string) => void {
  const location = useLocation();
  const navigate = useNavigate();
  const current = useRef(location);
  useLayoutEffect(() => {
    current.current = location;
  }, [location]);
  return useCallback(
    (id) =>
      void navigate(
        { search: `?${PARAMETER}=${id}` },
        { mask: `/product/${id}`, preventScrollReset: true, state: overlayState(current.current) },
      ),
    [navigate],
  );
}
