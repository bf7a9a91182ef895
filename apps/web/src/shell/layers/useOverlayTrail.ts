import { useCallback, useLayoutEffect, useRef } from 'react';
import { type Location, useLocation, useNavigate, useParams } from 'react-router-dom';
import { overlayState, overlaysBelow } from '../history/page-key.ts';
import { type OverlayKind, searchWith, useOverlayAddress } from './overlay-address.ts';

/**
 * Opens an item in place of the open one of its kind, or over the page. Back returns to the previous item;
 * closing closes all.
 */
export function useOverlayTrail(kind: OverlayKind): (id: string) => void {
  const { param, routeParam, pathOf } = kind;
  const { id: open, show } = useOverlayAddress(kind);
  const location = useLocation();
  const navigate = useNavigate();
  const isDirect = useParams()[routeParam] !== undefined;
  // Presses may be faster than renders, so each entry leads on only once.
  const from = useRef<Location>(undefined);
  useLayoutEffect(() => {
    from.current = location;
  }, [location]);
  return useCallback(
    (next) => {
      if (open === undefined) return show(next);
      if (from.current !== location) return;
      from.current = undefined;
      const below = overlaysBelow(location);
      if (isDirect) {
        void navigate(pathOf(next), { preventScrollReset: true, state: overlayState(location, below) });
        return;
      }
      const state = overlayState(location, [...below, param]);
      const options = { preventScrollReset: true, state, mask: pathOf(next) };
      void navigate({ search: searchWith(location, param, next) }, options);
    },
    [open, show, location, navigate, isDirect, param, pathOf],
  );
}
